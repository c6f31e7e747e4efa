import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../shared/site.ts";
import styles from "./turn-card.module.css";

/** The one thing that the creator has to do for the money to come. */
export function TurnCard({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  const { home } = useWords();
  const id = useId();
  return (
    <Card as="section" tone="lamp" className={styles.card} aria-labelledby={id}>
      <p className={styles.turn}>
        <LampDot />
        {home.yourTurn}
      </p>
      <h2 id={id} className={styles.title}>
        <Phrases>{title}</Phrases>
      </h2>
      <p className={styles.text}>
        <Phrases>{text}</Phrases>
      </p>
      {action}
    </Card>
  );
}
