import styles from "./unlit-lamp.module.css";

/** The mark's lamp, hanging from its cord, with nobody's call to light it. */
export function UnlitLamp() {
  return (
    <svg className={styles.lamp} viewBox="0 0 120 112" width="120" height="112" aria-hidden="true">
      <path className={styles.cord} d="M24 3h72M60 3v54" />
      <path className={styles.glow} d="M28 98a40 40 0 0 1 5-42M92 98a40 40 0 0 0-5-42" />
      <circle className={styles.bulb} cx="60" cy="78" r="20" />
    </svg>
  );
}
