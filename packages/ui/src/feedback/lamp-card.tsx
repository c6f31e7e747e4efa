import type { ReactNode } from "react";
import { Lamp, type Light } from "./lamp.tsx";
import styles from "./lamp-card.module.css";

/** A quiet or finished state: the lamp, one sentence and one next step. */
export function LampCard({ light, from, children }: { light: Light; from?: Light; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <Lamp light={light} from={from} fromEdge />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
