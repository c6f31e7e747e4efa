import { useId } from "react";
import { classNames } from "../class-names.ts";
import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";
import styles from "./stack-bar.module.css";
import { stackShares } from "./stack-shares.ts";

export type StackPart = {
  key: string;
  label: string;
  value: number;
  /** e.g. "¥80,000". */
  valueLabel: string;
  /** Info is striped and danger is hatched, so that colour is not alone. */
  tone: "primary" | "info" | "danger";
};

type StackBarProps = ChartWords & {
  parts: StackPart[];
  /** Off where the same labels are above. */
  legend?: boolean | undefined;
};

const height = 20;

export function StackBar({ parts, legend = true, ...words }: StackBarProps) {
  const shares = stackShares(parts.map(({ value }) => value));
  const patternId = useId();
  if (!shares) {
    return (
      <GhostFigure finding={words.finding}>
        <svg className={styles.bar} height={height} aria-hidden="true">
          <rect className={styles.ghost} x="1" y="1" width="99%" height={height - 2} rx="5" />
        </svg>
      </GhostFigure>
    );
  }
  return (
    <ChartFigure words={words} rows={parts}>
      <svg className={styles.bar} height={height} role="img" aria-label={words.finding}>
        <Patterns id={patternId} />
        {parts.map(({ key, tone }, index) => (
          <Part key={key} tone={tone} share={shares[index]} patternId={patternId} />
        ))}
      </svg>
      {legend ? (
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part.key} className={styles.entry}>
              <svg className={styles.key} width="14" height="14" aria-hidden="true">
                <Part tone={part.tone} share={{ start: 0, width: 100 }} patternId={patternId} />
              </svg>
              <span>
                {part.label} <span className={styles.value}>{part.valueLabel}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </ChartFigure>
  );
}

type PartProps = {
  tone: StackPart["tone"];
  share: { start: number; width: number } | undefined;
  patternId: string;
};

function Part({ tone, share, patternId }: PartProps) {
  if (!share || share.width === 0) return null;
  const place = { x: `${share.start}%`, width: `${share.width}%`, height: "100%" };
  return (
    <>
      <rect {...place} className={classNames(styles.part, styles[tone])} />
      {tone === "primary" ? null : <rect {...place} fill={`url(#${patternId}-${tone})`} />}
    </>
  );
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-info`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.stroke} d="M0 0v6" />
      </pattern>
      <pattern
        id={`${id}-danger`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.stroke} d="M0 0v6M0 0h6" />
      </pattern>
    </defs>
  );
}
