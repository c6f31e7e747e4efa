import { TextLink } from "@tomoru/ui/actions/button";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useWords } from "../site.ts";
import styles from "./page.module.css";

/** A record with its acts beside it. Where these stand far below it, as on a phone, a link above it leads to them. */
export function RecordAndActs({ acts, children }: { acts: ReactNode; children: ReactNode }) {
  const { frame } = useWords();
  const column = useRef<HTMLDivElement>(null);
  // By hand: a fragment would enter the history, and the router would navigate.
  const go = (event: MouseEvent) => {
    event.preventDefault();
    column.current?.focus({ preventScroll: true });
    column.current?.scrollIntoView();
  };
  return (
    <div className={styles.two}>
      <p className={styles.toActs}>
        <TextLink href="#acts" onClick={go}>
          {frame.toActs}
        </TextLink>
      </p>
      <div className={styles.column}>{children}</div>
      <div className={`${styles.column} ${styles.acts}`} id="acts" ref={column} tabIndex={-1}>
        {acts}
      </div>
    </div>
  );
}
