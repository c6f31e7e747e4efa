import { TriangleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Phrases } from "../text/phrases.tsx";
import styles from "./error-summary.module.css";

type ErrorSummaryProps = {
  title: string;
  items: { fieldId: string; text: string }[];
  /** Count of submits: each moves the focus here; without it only the first does. */
  attempt?: number | undefined;
};

/** Takes the focus when it appears and at each submit, but not while entries are corrected. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit moves the focus
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <TriangleAlert size={20} aria-hidden="true" />
        <span>
          <Phrases>{title}</Phrases>
        </span>
      </h2>
      <FieldLinks items={items} />
    </section>
  );
}

/** What is wrong, each a link to its field. */
export function FieldLinks({ items }: Pick<ErrorSummaryProps, "items">) {
  return (
    <ul>
      {items.map(({ fieldId, text }) => (
        <li key={`${fieldId} ${text}`}>
          <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** By hand: a fragment would enter the history, and the router would navigate. */
function goTo(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
