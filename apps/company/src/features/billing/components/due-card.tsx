import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { ReactNode } from "react";
import styles from "./plan.module.css";

type DueCardProps = { title: string; children: ReactNode; actions?: ReactNode };

/** What the company must do, in the colour that means nothing else. */
export function DueCard({ title, children, actions }: DueCardProps) {
  return (
    <Card as="section" tone="lamp" padding="none" className={styles.due} aria-label={title}>
      <p className={styles.dueTitle}>
        <LampDot />
        <strong>
          <Phrases>{title}</Phrases>
        </strong>
      </p>
      {children}
      {actions ? <div className={styles.notice}>{actions}</div> : null}
    </Card>
  );
}
