import type { Card as PaymentCard } from "@tomoru/contract/company/cards";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { ShieldCheck } from "lucide-react";
import { cardName } from "../../../shared/card-name.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useSubscription } from "../billing.queries.ts";
import styles from "./cards.module.css";

/** What the cards pay for, and where their numbers are. */
export function CardUses({ cards }: { cards: readonly PaymentCard[] }) {
  const { words, format } = useLanguage();
  const { cards: say } = words.billing;
  const { data: subscription } = useSubscription();
  const paying = cards.find(({ isDefault }) => isDefault);
  const isPaid = subscription !== undefined && subscription.planId !== "free";
  const next = subscription?.nextPlanId === null ? subscription.periodEndsAt : null;
  return (
    <>
      <Card as="section" aria-labelledby="uses">
        <h2 id="uses">
          <Phrases>{say.used.title}</Phrases>
        </h2>
        <dl>
          <div className={styles.use}>
            <dt>
              {isPaid && next
                ? say.used.plan(format.monthDay(dayInJapan(new Date(next))))
                : say.used.planNone}
            </dt>
            <dd>{isPaid && paying ? cardName(paying) : say.used.planFree}</dd>
          </div>
          <div className={styles.use}>
            <dt>{say.used.deals}</dt>
            <dd>{say.used.dealsValue}</dd>
          </div>
        </dl>
      </Card>
      <div className={styles.safe}>
        <ShieldCheck size={20} aria-hidden="true" />
        <div className={styles.safeWords}>
          <p>{say.safe}</p>
          <p className={styles.quiet}>{say.leaves}</p>
        </div>
      </div>
    </>
  );
}
