import { classNames } from "./class-names.ts";
import styles from "./lamp-dot.module.css";

/** Never alone: a word or a number stands beside it, since the dot by itself is too faint to carry a meaning. */
export function LampDot({ pulse }: { pulse?: boolean | undefined }) {
  return <span className={classNames(styles.dot, pulse && styles.pulse)} aria-hidden="true" />;
}
