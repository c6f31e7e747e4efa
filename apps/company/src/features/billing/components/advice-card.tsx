import { Card } from "@tomoru/ui/layout/card";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import type { Advice, PlanCost } from "../plan-advice.view.ts";
import styles from "./plan.module.css";

type AdviceCardProps = {
  advice: Advice;
  /** The use that it is calculated for: `month` is `YYYY-MM`, `isNow` tells the current month. */
  basis: { month: string; isNow: boolean; rewardYen: number };
};

/** What each plan would cost for the real use; the cheapest is marked, even if it is the present one. */
export function AdviceCard({ advice, basis: { month, isNow, rewardYen } }: AdviceCardProps) {
  const { words, format } = useLanguage();
  const { advice: say } = words.billing;
  const title = isNow ? say.titleNow : say.title(format.monthShort(month));
  const { turnsAt } = advice;
  return (
    <Card as="section" className={styles.card} aria-labelledby="advice">
      <h2 id="advice">
        <Phrases>{title}</Phrases>
      </h2>
      <div className={styles.measured}>
        <table className={styles.costs}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{say.plan}</VisuallyHidden>
              </th>
              <th scope="col">{say.price}</th>
              <th scope="col">{say.fee}</th>
              <th scope="col">{say.total}</th>
            </tr>
          </thead>
          <tbody>
            {advice.costs.map((cost) => (
              <Cost key={cost.planId} cost={cost} isCheapest={cost.planId === advice.cheapest} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.small}>
        {rewardYen > 0 ? say.basis(format.monthShort(month), format.yen(rewardYen)) : say.noDeals}
        {turnsAt ? ` ${say.turns(format.yen(turnsAt.rewardYen), words.plans.names[turnsAt.planId])}` : null}
        {` ${say.untaxed}`}
      </p>
    </Card>
  );
}

function Cost({ cost, isCheapest }: { cost: PlanCost; isCheapest: boolean }) {
  const { words, format } = useLanguage();
  const { advice: say, usage } = words.billing;
  const lacks = cost.tooSmall.map((key) => usage.labels[key]).join(say.and);
  return (
    <tr className={isCheapest ? styles.cheapest : undefined}>
      <th scope="row">
        {words.plans.names[cost.planId]}
        {lacks ? <span className={styles.lacks}>{say.tooSmall(lacks)}</span> : null}
      </th>
      <td>{format.yen(cost.priceYen)}</td>
      <td>{format.yen(cost.feeYen)}</td>
      <td>{format.yen(cost.totalYen)}</td>
    </tr>
  );
}
