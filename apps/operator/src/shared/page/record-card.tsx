import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import type { ComponentProps, ReactNode } from "react";
import styles from "./page.module.css";

type RecordCardProps = {
  id: string;
  title: string;
  /** Said in place of rows. */
  none: string;
  rows: ComponentProps<typeof DefinitionList>["rows"];
  /** Below the rows. */
  children?: ReactNode;
};

/** A part of a record: when something was done, and what. */
export function RecordCard({ id, title, none, rows, children }: RecordCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className={`${styles.card} ${styles.record}`}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className={styles.note}>{none}</p> : <DefinitionList rows={rows} />}
      {children}
    </Card>
  );
}
