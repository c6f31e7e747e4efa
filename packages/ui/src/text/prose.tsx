import { type MouseEvent, type ReactNode, useId } from "react";
import { onDesktop, useMediaQuery } from "../layout/use-media-query.ts";
import styles from "./prose.module.css";

export type ProseSection = { id: string; title: string; children: ReactNode };

type ProseProps = {
  /** Where it differs from the page's. */
  lang?: string | undefined;
  contentsLabel: string;
  intro?: ReactNode;
  sections: readonly ProseSection[];
};

/** Rows of at most 40 em, on a desktop beside the contents; printable. */
export function Prose({ lang, contentsLabel, intro, sections }: ProseProps) {
  const contentsId = useId();
  // Open beside the text; above it, on a phone, it would fill the first screen.
  const beside = useMediaQuery(onDesktop);
  return (
    <div className={styles.prose} lang={lang}>
      <nav className={styles.contents} aria-labelledby={contentsId}>
        <details open={beside}>
          <summary className={styles.heading} id={contentsId}>
            {contentsLabel}
          </summary>
          <ol className={styles.links}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article className={styles.text}>
        {intro}
        {sections.map(({ id, title, children }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {children}
          </section>
        ))}
      </article>
    </div>
  );
}

/** By hand: a fragment would enter the history, and the router would navigate. */
function goTo(event: MouseEvent, id: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
