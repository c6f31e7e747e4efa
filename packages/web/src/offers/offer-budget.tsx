import type { Offer } from "@tomoru/contract/influencer/offers";
import { Lamp, type Light } from "@tomoru/ui/feedback/lamp";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { ReactNode } from "react";
import styles from "./offer-budget.module.css";
import { budgetText, feeFixing, statusOf } from "./offer-texts.ts";
import { useOfferLanguage } from "./use-offer-language.ts";

type OfferBudgetProps = {
  offer: Offer;
  /** For a campaign: says whose budget it is. */
  label?: string | undefined;
  /** Whether it was accepted on this page just now, which animates the lamp. */
  justAccepted?: boolean;
  children?: ReactNode;
};

const lights = { pending: "amber", approved: "pine", rejected: undefined } as const;

/** The budget below its lamp, then what there is to decide or to wait for. */
export function OfferBudget({ offer, label, justAccepted = false, children }: OfferBudgetProps) {
  const { words, format } = useOfferLanguage();
  const status = statusOf(offer);
  const light: Light | undefined = lights[status];
  return (
    <Card className={styles.card} tone={status === "pending" ? "lamp" : "plain"}>
      {light ? (
        <span className={styles.lamp}>
          <Lamp light={light} from={justAccepted ? "amber" : undefined} width={56} fromEdge />
        </span>
      ) : null}
      <div className={light && styles.head}>
        <h2 className={styles.label}>
          <Phrases>{label ?? words.offers.detail.budget}</Phrases>
        </h2>
        <Amount size="display">{budgetText(offer, { words, format })}</Amount>
        {feeFixing(offer) === "range" ? (
          <p className={styles.guide}>
            <Phrases>{words.offers.budgetGuide}</Phrases>
          </p>
        ) : null}
      </div>
      {children}
    </Card>
  );
}
