import type { PlanPreview } from "@tomoru/contract/company/billing";
import type { Card } from "@tomoru/contract/company/cards";
import { type PlanKey, type PlanValue, planOf } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { Amount } from "@tomoru/ui/text/amount";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { cardName } from "../../../shared/card-name.ts";
import { namedValueText } from "../../../shared/plans/plan-rows.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { StepKind } from "../plan-change.view.ts";
import styles from "./plan-change.module.css";

type ChangeFactsProps = {
  kind: StepKind;
  preview: PlanPreview;
  card: Card | undefined;
  subscription: Subscription;
};

/** The amounts and days of a change, and what ends with the present plan. */
export function ChangeFacts({ kind, preview, card, subscription }: ChangeFactsProps) {
  const { words, format } = useLanguage();
  const { change: say } = words.billing;
  const { dueNowYen, taxYen, nextYen, nextOn, losing, surplus } = preview;
  const until = subscription.periodEndsAt
    ? format.day(dayInJapan(new Date(subscription.periodEndsAt)))
    : null;
  return (
    <div className={styles.facts}>
      {dueNowYen > 0 ? (
        <div className={styles.due}>
          <p className={styles.label}>{say.dueNow}</p>
          <p>
            <Amount size="display">{format.yen(dueNowYen)}</Amount>
          </p>
          <p className={styles.tax}>{say.dueNowTax(format.yen(taxYen))}</p>
        </div>
      ) : null}
      <div>
        {dueNowYen > 0 ? null : <p>{say.nothingDue}</p>}
        {kind === "down" && until ? <p>{say.down(until)}</p> : null}
        {kind === "leaveUnpaid" ? <p>{say.downNow}</p> : null}
        {nextOn && nextYen > 0 ? <p>{say.next(format.day(nextOn), format.yen(nextYen))}</p> : null}
        {card && kind === "up" ? <p className={styles.quiet}>{say.card(cardName(card))}</p> : null}
      </div>
      {losing.length > 0 ? <Losing losing={losing} /> : null}
      {surplus.lists > 0 ? <p className={styles.quiet}>{say.surplusLists(surplus.lists)}</p> : null}
    </div>
  );
}

function Losing({ losing }: Pick<PlanPreview, "losing">) {
  const { words, format } = useLanguage();
  const { change: say } = words.billing;
  const { plans } = words;
  const text = (key: PlanKey, value: PlanValue) => namedValueText(key, value, { words: plans, format });
  return (
    <table className={styles.losing}>
      <caption>{say.losing}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say.from}</th>
          <th scope="col">{say.to}</th>
        </tr>
      </thead>
      <tbody>
        {losing.map(({ key, from, to }) =>
          isPlanKey(key) ? (
            <tr key={key}>
              <th scope="row">{plans.labels[key]}</th>
              <td>{text(key, from)}</td>
              <td>{text(key, to)}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

/** A newer server may know rows that this build has no words for. */
function isPlanKey(key: string): key is PlanKey {
  return Object.hasOwn(planOf("free").values, key);
}
