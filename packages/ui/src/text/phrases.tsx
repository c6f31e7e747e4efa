import { Children, Fragment, type ReactNode } from "react";
import { phrasesOf } from "./phrased.ts";
import styles from "./phrases.module.css";

/**
 * Breaks a text of a dictionary between phrases, in every browser: the build found the phrases. Any other
 * children are rendered as they are. Chromium puts a space for a `<wbr>` into the name of a heading or a button,
 * unless it is hidden from it.
 */
export function Phrases({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) => (typeof child === "string" ? joined(child) : child));
}

function joined(text: string): ReactNode {
  const phrases = phrasesOf(text);
  if (phrases.length === 1) return text;
  return (
    <span className={styles.phrases} data-phrases="">
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change their places
        <Fragment key={index}>
          {index > 0 ? (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody can put the focus on a `<wbr>`
            <wbr aria-hidden="true" />
          ) : null}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
