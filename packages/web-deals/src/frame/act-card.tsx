import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { type ReactNode, useId } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { isConfirming, otherName, turnOf } from "../deal-view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./act-card.module.css";
import { DueLine, SilenceLine } from "./due-line.tsx";
import { payeeFaultOf } from "./payment.view.ts";
import { leadOf } from "./situation.view.ts";

/** The one next act: lit for whoever has to do it, quiet for the other. */
export function ActCard({ deal, children }: { deal: Deal; children?: ReactNode }) {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const id = useId();
  const turn = isConfirming(deal) ? "confirming" : turnOf(deal, side);
  // In payment it is nobody's turn, but a fault of the bank details is for the creator to mend.
  const isMine = turn === "mine" || (side === "creator" && payeeFaultOf(deal) !== null);
  const lead = leadOf({ deal, side, words });
  const isAccepted = deal.state === "accepted";
  return (
    <Card as="section" tone={isMine ? "lamp" : "plain"} className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.turn}>
          {isMine ? <LampDot /> : null}
          {isAccepted ? words.frame.stages.payment : words.frame.turn[turn]}
        </h2>
        <DueLine deal={deal} />
      </div>
      <SilenceLine deal={deal} />
      {lead ? (
        <p className={styles.lead}>
          <Phrases>{lead}</Phrases>
        </p>
      ) : null}
      {deal.endWords ? (
        <figure className={styles.words}>
          <figcaption>
            {words.acts.endWords(deal.endWords.by === side ? null : otherName(deal, side))}
          </figcaption>
          <blockquote>{deal.endWords.text}</blockquote>
        </figure>
      ) : null}
      {children}
    </Card>
  );
}
