import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor, type LinkElement } from "../actions/anchor.tsx";
import { Phrases } from "../text/phrases.tsx";
import styles from "./link-rows.module.css";
export type LinkRow = {
  key: string;
  label: string;
  icon?: ReactNode;
  note?: ReactNode;
  /** The present setting, at the end of the row. */
  value?: ReactNode;
  render: LinkElement;
};

/** For a card without padding. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ key, label, icon, note, value, render }) => (
        <li key={key}>
          <Anchor render={render} className={styles.row}>
            {icon ? <span className={styles.icon}>{icon}</span> : null}
            <span className={styles.words}>
              <span className={styles.label}>
                <Phrases>{label}</Phrases>
              </span>
              {note ? <span className={styles.note}>{note}</span> : null}
            </span>
            {value ? <span className={styles.value}>{value}</span> : null}
            <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
