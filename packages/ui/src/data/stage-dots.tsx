import { classNames } from "../class-names.ts";
import styles from "./stage-dots.module.css";

type StageDotsProps = {
  /** How many there are, and how many of them are behind. */
  count: number;
  done: number;
  /** The next one is somebody's turn: the user's (lamp) or another's. Nobody's once all are done. */
  turn: "mine" | "theirs" | "none";
  /** The step in words. */
  label: string;
  /** One sentence for who cannot see the dots. */
  sentence: string;
};

const gap = 16;
const radius = 4.5;

/** A line of steps: how far it is, and whose turn. */
export function StageDots({ count, done, turn, label, sentence }: StageDotsProps) {
  const width = (count - 1) * gap + 2 * radius + 2;
  const at = (index: number) => radius + 1 + index * gap;
  return (
    <span className={styles.stages}>
      <svg width={width} height="12" role="img" aria-label={sentence}>
        <path className={styles.line} d={`M${at(0)} 6H${at(count - 1)}`} />
        {done > 1 || (done > 0 && turn !== "none") ? (
          <path
            className={styles.past}
            d={`M${at(0)} 6H${at(Math.min(done, count) - 1 + (turn === "none" ? 0 : 1))}`}
          />
        ) : null}
        {Array.from({ length: count }, (_, index) => {
          const look = index < done ? "done" : index === done && turn !== "none" ? turn : "ahead";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their places
            <circle key={index} className={classNames(styles[look])} cx={at(index)} cy="6" r={radius} />
          );
        })}
      </svg>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </span>
  );
}
