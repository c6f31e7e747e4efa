import type { Decision, Offer } from "@tomoru/contract/offers";
import { Amount } from "@tomoru/ui/amount";
import { Button } from "@tomoru/ui/button";
import { Card } from "@tomoru/ui/card";
import { StickyActions } from "@tomoru/ui/sticky-actions";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import { budgetText, statusOf } from "../offers.view.ts";
import styles from "./decision-card.module.css";
import { LinkFirst } from "./link-first.tsx";
import { NextStep } from "./next-step.tsx";

type DecisionCardProps = { offer: Offer; onDecide: (decision: Decision) => void };

/** The budget and the two answers; once answered, what comes next. */
export function DecisionCard({ offer, onDecide }: DecisionCardProps) {
  const { words, format } = useLanguage();
  const { detail, decide } = words.offers;
  const status = statusOf(offer);
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.label}>{detail.budget}</h2>
        <Amount size="display">{budgetText(offer, { words, format })}</Amount>
      </div>
      {status === "pending" ? (
        <>
          <p className={styles.note}>{detail.final}</p>
          <LinkFirst />
          <StickyActions>
            <Button variant="secondary" onClick={() => onDecide("reject")}>
              {decide.reject.action}
            </Button>
            <Button variant="primary" onClick={() => onDecide("approval")}>
              {decide.approval.action}
            </Button>
          </StickyActions>
        </>
      ) : (
        <NextStep status={status} decidedAt={offer.decidedAt} />
      )}
    </Card>
  );
}
