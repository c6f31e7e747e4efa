import type { Decision, Offer } from "@tomoru/contract/influencer/offers";
import { Phrases } from "@tomoru/ui/text/phrases";
import { budgetText, feeFixing, whenText } from "@tomoru/web/offers/offer-texts.ts";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { useOfferDeal } from "../offers.queries.ts";
import styles from "./decision-question.module.css";

type DecisionQuestionProps = { offer: Offer; decision: Decision; sending: boolean };

/** What the answer is about. Before accepting it repeats the product, the amount and the days, and how the fee will be fixed. */
export function DecisionQuestion({ offer, decision, sending }: DecisionQuestionProps) {
  const { words, format } = useLanguage();
  const { offers } = words;
  const { data } = useOfferDeal(offer);
  const { approval, reject } = offers.decide;
  const consequence = data?.company ? approval.ofCompany : approval.consequence;
  const product = offer.productName ?? offers.nameless;
  return (
    <>
      {decision === "approval" ? (
        <dl className={styles.summary}>
          <dt>{offers.rows.productName}</dt>
          <dd>{product}</dd>
          <dt>{offers.detail.budget}</dt>
          <dd>{budgetText(offer, { words, format })}</dd>
          <dt>{offers.rows.period}</dt>
          <dd>{whenText(offer, format) ?? offers.next.noDate}</dd>
        </dl>
      ) : null}
      <div className={styles.words}>
        {decision === "approval" ? (
          <p>
            <Phrases>{offers.decide.fee[feeFixing(offer)]}</Phrases>
          </p>
        ) : (
          <p className={styles.product}>{product}</p>
        )}
        <p>
          <Phrases>{decision === "approval" ? consequence : reject.consequence}</Phrases>
        </p>
        <SlowNote waiting={sending} />
      </div>
    </>
  );
}
