import { ChevronRight, CircleCheck } from "lucide-react";
import { Anchor, type LinkElement } from "../actions/anchor.tsx";
import { LampDot } from "../feedback/lamp-dot.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Phrases } from "../text/phrases.tsx";
import styles from "./setup-list.module.css";

type SetupItem = {
  key: string;
  label: string;
  /** What the user misses until then. */
  consequence: string;
  done: boolean;
  doneWord: string;
  render: LinkElement;
};

export function SetupList({ items }: { items: SetupItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key}>{item.done ? <DoneStep item={item} /> : <OpenStep item={item} />}</li>
      ))}
    </ul>
  );
}

function DoneStep({ item }: { item: SetupItem }) {
  return (
    <div className={styles.row}>
      <CircleCheck className={styles.tick} size={22} aria-hidden="true" />
      <span className={styles.label}>
        <Phrases>{item.label}</Phrases>
        <VisuallyHidden>{item.doneWord}</VisuallyHidden>
      </span>
    </div>
  );
}

function OpenStep({ item }: { item: SetupItem }) {
  return (
    <Anchor render={item.render} className={styles.row}>
      <span className={styles.dot}>
        <LampDot />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          <Phrases>{item.label}</Phrases>
        </span>
        <span className={styles.consequence}>
          <Phrases>{item.consequence}</Phrases>
        </span>
      </span>
      <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
    </Anchor>
  );
}
