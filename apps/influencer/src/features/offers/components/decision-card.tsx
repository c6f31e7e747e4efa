import type { Decision, Offer } from "@tomoru/contract/influencer/offers";
import { Button } from "@tomoru/ui/actions/button";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { OfferBudget } from "@tomoru/web/offers/offer-budget.tsx";
import { statusOf } from "@tomoru/web/offers/offer-texts.ts";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { memo } from "react";
import { useWords } from "../../../shared/site.ts";
import { useOfferDeal } from "../offers.queries.ts";
import styles from "./decision-card.module.css";
import { LinkFirst } from "./link-first.tsx";
import { NextStep } from "./next-step.tsx";

type DecisionCardProps = {
  offer: Offer;
  onDecide: (decision: Decision) => void;
  /** Whether it was accepted on this page just now, which animates the lamp. */
  justAccepted: boolean;
};

/** The budget and the two answers; once answered, what comes next. */
export const DecisionCard = memo(function DecisionCard({ offer, onDecide, justAccepted }: DecisionCardProps) {
  const { detail, decide } = useWords().offers;
  const { data } = useOfferDeal(offer);
  const status = statusOf(offer);
  // The main answer is first when the two are stacked and last when side by side, for Tab as for the eye.
  const wide = useWide();
  return (
    <OfferBudget offer={offer} justAccepted={justAccepted}>
      {status === "pending" ? (
        <>
          <p className={styles.note}>{data?.company ? detail.finalOfCompany : detail.final}</p>
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
    </OfferBudget>
  );
});
