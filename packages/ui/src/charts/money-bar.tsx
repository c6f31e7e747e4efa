import { useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./money-bar.module.css";

export type MoneyPart = {
  key: string;
  /** How sure it is: full, half tint with an edge, hatched. */
  look: "full" | "half" | "hatched";
  value: number;
  label: string;
  /** e.g. "¥210,000", and "1件". */
  valueLabel: string;
  note?: string | undefined;
};

type MoneyBarProps = {
  parts: readonly MoneyPart[];
  /** What the whole bar is; the sum where that is more. */
  scale: number;
  /** Below the bar: 0, the ends of a budget. */
  ticks?: readonly { value: number; label: string; isMark?: boolean }[];
  /** Behind the parts, e.g. what is left. */
  rest?: { label: string; valueLabel: string } | undefined;
  /** One sentence for who cannot see the bar. */
  sentence: string;
  /** The bar alone, for a row of a table. */
  isSmall?: boolean;
};

/** Where money stands, in honest parts on one scale. */
export function MoneyBar({ parts, scale, ticks = [], rest, sentence, isSmall = false }: MoneyBarProps) {
  const patternId = useId();
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const whole = Math.max(scale, sum, 1);
  const share = (value: number) => (value / whole) * 100;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((total, { value }) => total + value, 0),
  );
  return (
    <div className={classNames(styles.money, isSmall && styles.small)}>
      <svg className={styles.bar} height={isSmall ? 8 : 20} role="img" aria-label={sentence}>
        <defs>
          <pattern
            id={patternId}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={styles.paper} width="7" height="7" />
            <path className={styles.stroke} d="M2 0v7" />
          </pattern>
        </defs>
        <rect className={styles.track} width="100%" height="100%" rx={isSmall ? 4 : 5} />
        {parts.map(({ key, look, value }, index) =>
          value > 0 ? (
            <rect
              key={key}
              className={styles[look]}
              x={`${share(starts[index] ?? 0)}%`}
              y={look === "full" ? 0 : 0.5}
              width={`${share(value)}%`}
              height={isSmall ? 7 : 19}
              fill={look === "hatched" ? `url(#${patternId})` : undefined}
            />
          ) : null,
        )}
        {ticks.map(({ value, isMark }) =>
          isMark ? (
            <rect key={value} className={styles.mark} x={`${share(value)}%`} width="2" height="100%" />
          ) : null,
        )}
      </svg>
      {isSmall ? null : (
        <>
          {ticks.length > 0 ? <Ticks ticks={ticks} whole={whole} /> : null}
          <dl className={styles.legend}>
            {parts.map(({ key, look, label, valueLabel, note }) => (
              <div key={key}>
                <dt>
                  <svg className={styles.key} width="12" height="12" aria-hidden="true">
                    <rect
                      className={styles[look]}
                      x="0.5"
                      y="0.5"
                      width="11"
                      height="11"
                      rx="2"
                      fill={look === "hatched" ? `url(#${patternId})` : undefined}
                    />
                  </svg>
                  {label}
                </dt>
                <dd>
                  {valueLabel} {note ? <span className={styles.note}>{note}</span> : null}
                </dd>
              </div>
            ))}
            {rest ? (
              <div>
                <dt>{rest.label}</dt>
                <dd>{rest.valueLabel}</dd>
              </div>
            ) : null}
          </dl>
        </>
      )}
    </div>
  );
}

type TicksProps = { ticks: NonNullable<MoneyBarProps["ticks"]>; whole: number };

function Ticks({ ticks, whole }: TicksProps) {
  return (
    <svg className={styles.ticks} height="18" aria-hidden="true">
      {ticks.map(({ value, label }) => {
        const at = Math.min(100, (value / whole) * 100);
        return (
          <text key={value} x={`${at}%`} y="13" textAnchor={at < 3 ? "start" : at > 97 ? "end" : "middle"}>
            {label}
          </text>
        );
      })}
    </svg>
  );
}
