import { Check } from "lucide-react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./part-list.module.css";

export type FormPart = {
  /** The id of the part's heading or section. */
  id: string;
  label: string;
  /** e.g. "3 / 4". */
  count?: string | undefined;
  isDone: boolean;
};

type PartListProps = { label: string; parts: readonly FormPart[]; current: string; doneWord: string };

/** The parts of a long form on one page: how far each is, and the way to it. */
export function PartList({ label, parts, current, doneWord }: PartListProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {parts.map(({ id, label: word, count, isDone }, index) => (
          <li key={id}>
            <a
              className={classNames(styles.part, isDone && styles.done)}
              href={`#${id}`}
              aria-current={current === id ? "step" : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{word}</span>
                {count ? <span className={styles.count}>{count}</span> : null}
                {isDone ? <VisuallyHidden>{doneWord}</VisuallyHidden> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
