import { Circle, CircleCheck, CircleX } from "lucide-react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useDebouncedText } from "../timing/use-debounced-text.ts";
import styles from "./checklist.module.css";

type ChecklistProps = {
  items: { key: string; label: string; met: boolean }[];
  /** The word after a met item: the tick does not stand alone. */
  metWord: string;
  /** Announced politely once typing pauses, e.g. "3 of 5". */
  summary: string;
  /** After a submit: unmet items turn red. */
  showMissing?: boolean | undefined;
  id?: string | undefined;
};

export function Checklist({ items, metWord, summary, showMissing, id }: ChecklistProps) {
  const announced = useDebouncedText(summary);
  return (
    <div>
      <ul className={styles.list} id={id}>
        {items.map(({ key, label, met }) => {
          const state = met ? "met" : showMissing ? "missing" : "open";
          const Icon = { met: CircleCheck, missing: CircleX, open: Circle }[state];
          return (
            <li key={key} className={classNames(styles.item, styles[state])}>
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
              {met ? <span className={styles.word}>{metWord}</span> : null}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
