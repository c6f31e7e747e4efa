import styles from "./spinner.module.css";

/** Decorative: the text beside it says what is going on. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
