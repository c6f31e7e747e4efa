import { classNames } from "../class-names.ts";
import styles from "./step-bar.module.css";

type StepBarProps = {
  count: number;
  /** How many are over. The next one is under way. */
  done: number;
  /** One sentence for who cannot see it. */
  sentence: string;
};

/** A short way in segments: what is over is full, what is under way half full. */
export function StepBar({ count, done, sentence }: StepBarProps) {
  return (
    <span className={styles.bar} role="img" aria-label={sentence}>
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their places
          key={index}
          className={classNames(styles.step, index < done && styles.done, index === done && styles.now)}
        />
      ))}
    </span>
  );
}
