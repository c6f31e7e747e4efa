import { classNames } from "../class-names.ts";
import styles from "./lamp-dot.module.css";

/** Always beside a word or a number: its contrast alone is too low to carry meaning. */
export function LampDot({ pulse }: { pulse?: boolean | undefined }) {
  return <span className={classNames(styles.dot, pulse && styles.pulse)} aria-hidden="true" />;
}
