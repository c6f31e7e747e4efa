import type { Decision, Offer } from "@tomoru/contract/influencer/offers";
import { Button } from "@tomoru/ui/actions/button";
import { Lamp } from "@tomoru/ui/feedback/lamp";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { memo } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { budgetText, statusOf } from "../offers.view.ts";
import styles from "./decision-card.module.css";
import { LinkFirst } from "./link-first.tsx";
import { NextStep } from "./next-step.tsx";

type DecisionCardProps = {
  offer: Offer;
  onDecide: (decision: Decision) => void;
  /** It was accepted on this very page: the lamp is seen turning. */
  justAccepted: boolean;
};

const lights = { pending: "amber", approved: "pine", rejected: undefined } as const;

/** The budget and the two answers; once answered, what comes next. */
export const DecisionCard = memo(function DecisionCard({ offer, onDecide, justAccepted }: DecisionCardProps) {
  const { words, format } = useLanguage();
  const { detail, decide } = words.offers;
  const status = statusOf(offer);
  const light = lights[status];
  // Above each other the main answer comes first, side by side last: by Tab as by eye.
  const wide = useWide();
  return (
    <Card className={styles.card} tone={status === "pending" ? "lamp" : "plain"}>
      {light ? (
        <span className={styles.lamp}>
          <Lamp light={light} from={justAccepted ? "amber" : undefined} width={56} fromEdge />
        </span>
      ) : null}
      <div className={light && styles.head}>
        <h2 className={styles.label}>
          <Phrases>{detail.budget}</Phrases>
        </h2>
        <Amount size="display">{budgetText(offer, { words, format })}</Amount>
      </div>
      {status === "pending" ? (
        <>
          <p className={styles.note}>{detail.final}</p>
          <LinkFirst />
          <StickyActions row>
            {(wide ? (["approval", "reject"] as const) : (["reject", "approval"] as const)).map(
              (decision) => (
                <Button
                  key={decision}
                  variant={decision === "approval" ? "primary" : "secondary"}
                  onClick={() => onDecide(decision)}
                >
                  {decide[decision].action}
                </Button>
              ),
            )}
          </StickyActions>
        </>
      ) : (
        <NextStep status={status} offer={offer} />
      )}
    </Card>
  );
});
