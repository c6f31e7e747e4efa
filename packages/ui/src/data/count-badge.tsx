import { classNames } from "../class-names.ts";
import styles from "./count-badge.module.css";

const most = 99;

/** Hidden from screen readers: the link around it has the number in its name. */
export function CountBadge({ count, pulse }: { count: number; pulse?: boolean | undefined }) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.badge, pulse && styles.pulse)} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  );
}
