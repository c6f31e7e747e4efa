import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { type ReactNode, useId } from "react";
import styles from "./figure-card.module.css";

type FigureCardProps = {
  title: string;
  note?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
};

/** A card under a title of its own. */
export function FigureCard({ title, note, end, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
        {end}
      </div>
      {children}
    </Card>
  );
}

/** A chart that brings its own title. */
export function ChartCard({ children }: { children: ReactNode }) {
  return (
    <Card padding="none" className={styles.card}>
      {children}
    </Card>
  );
}

/** What stands below a figure, or in its place. */
export function FigureNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.text}>
      <Phrases>{children}</Phrases>
    </p>
  );
}
