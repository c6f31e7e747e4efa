import type { ReactNode } from "react";
import { Phrases } from "../text/phrases.tsx";
import styles from "./meter.module.css";

type MeterProps = {
  label: string;
  /** In words: "84", and what follows it: "／200人". */
  used: string;
  limit: string;
  /** 0 to 1, above it full. */
  share: number;
  /** One sentence for who cannot see the bar. */
  sentence: string;
  /** e.g. that little is left. */
  note?: ReactNode;
};

/** Share of the limit from which on a mail is sent; the bar bears a mark there. */
const mark = 0.8;

/** How much of a limit is used. */
export function Meter({ label, used, limit, share, sentence, note }: MeterProps) {
  const filled = Math.min(1, Math.max(0, share)) * 100;
  return (
    <div className={styles.meter}>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figures}>
          <strong>{used}</strong>
          <span className={styles.limit}>{limit}</span>
        </span>
      </p>
      <svg className={styles.bar} height="14" role="img" aria-label={sentence}>
        <rect className={styles.track} x="0.5" y="3.5" width="99.6%" height="7" rx="3.5" />
        {filled > 0 ? (
          <rect className={styles.fill} y="3" width={`${Math.max(filled, 1)}%`} height="8" rx="4" />
        ) : null}
        <rect className={styles.mark} x={`${mark * 100}%`} width="2" height="14" />
      </svg>
      {note ? (
        <p className={styles.note}>
          <Phrases>{note}</Phrases>
        </p>
      ) : null}
    </div>
  );
}
