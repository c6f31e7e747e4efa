import { classNames } from "../class-names.ts";
import styles from "./lamp.module.css";

/** Nothing waits; it is the reader's turn; it is settled. */
export type Light = "off" | "amber" | "pine";

type LampProps = {
  light: Light;
  /** Its previous light: animates the change once. */
  from?: Light | undefined;
  /** Hangs from the edge of its container, without a bar of its own. */
  fromEdge?: boolean;
  /** px; the height follows (112 : 120). */
  width?: number;
};

/** The logo's lamp on its cord. Decorative. */
export function Lamp({ light, from, fromEdge = false, width = 120 }: LampProps) {
  const turns = from !== undefined && from !== light;
  return (
    <svg
      className={styles.lamp}
      viewBox="0 0 120 112"
      width={width}
      height={Math.round((width * 112) / 120)}
      data-light={light}
      aria-hidden="true"
    >
      <Bulb key={light} light={light} move={turns ? "coming" : undefined} />
      {turns ? <Bulb light={from} move="going" /> : null}
      <path className={styles.cord} d={fromEdge ? "M60 0v57" : "M24 3h72M60 3v54"} />
    </svg>
  );
}

function Bulb({ light, move }: { light: Light; move: "coming" | "going" | undefined }) {
  return (
    <g className={classNames(styles.layer, styles[light], move && styles[move])}>
      {light === "off" ? null : <circle className={styles.glow} cx="60" cy="78" r="32" />}
      <path className={styles.rays} d="M28 98a40 40 0 0 1 5-42M92 98a40 40 0 0 0-5-42" />
      <circle className={styles.bulb} cx="60" cy="78" r="20" />
    </g>
  );
}
