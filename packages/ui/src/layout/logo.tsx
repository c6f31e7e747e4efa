import styles from "./logo.module.css";

type LogoProps = {
  size?: number;
  wordmark?: string;
  /** For whom the site is, after the name. */
  tag?: string;
};

/** Without `wordmark` the caller names the link around it. */
export function Logo({ size = 28, wordmark, tag }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
        <rect className={styles.tile} width="28" height="28" rx="8" />
        <path className={styles.cord} d="M8 9.5h12M14 9.5v6" />
        <circle className={styles.lamp} cx="14" cy="18.5" r="4" />
      </svg>
      {wordmark ? <span className={styles.wordmark}>{wordmark}</span> : null}
      {tag ? <span className={styles.whom}>{tag}</span> : null}
    </span>
  );
}
