import styles from "./skip-link.module.css";

/** Moves the focus to the element with the id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}
