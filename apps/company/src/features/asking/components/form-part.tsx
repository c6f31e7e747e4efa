import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { ReactNode } from "react";
import { useWords } from "../../../shared/site.ts";
import type { PartKey } from "../parts.view.ts";
import styles from "./form-part.module.css";

/** A part of the form; the list of parts leads to it. */
export function FormPart({ part, children }: { part: PartKey; children: ReactNode }) {
  const { parts } = useWords().asking;
  const id = `part-${part}`;
  return (
    <Card as="section" id={id} data-part="" className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Phrases>{parts[part]}</Phrases>
      </h2>
      {children}
    </Card>
  );
}

export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}
