import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./delivery.module.css";

const icons = { ok: CircleCheck, ng: CircleX, unknown: CircleDashed };

/** One thing that was looked at, with what helps. */
export function CheckLine({
  look,
  text,
  note,
}: {
  look: keyof typeof icons;
  text: string;
  note?: ReactNode;
}) {
  const Icon = icons[look];
  return (
    <li className={styles.check}>
      <Icon className={styles[look]} size={20} aria-hidden="true" />
      <div>
        <strong>{text}</strong>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </li>
  );
}
