import { classNames } from "./class-names.ts";
import styles from "./count-badge.module.css";

const most = 99;

/** Hidden from screen readers: the link around it says the number in its own name. Nothing at 0. */
export function CountBadge({ count, pulse }: { count: number; pulse?: boolean | undefined }) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.badge, pulse && styles.pulse)} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  );
}
