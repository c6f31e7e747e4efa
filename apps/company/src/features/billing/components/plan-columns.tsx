import { type PlanId, planIds, planOf, taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { Button } from "@tomoru/ui/actions/button";
import { type PlanColumn, PlanTable } from "@tomoru/ui/data/plan-table";
import { Tag } from "@tomoru/ui/data/tag";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Check } from "lucide-react";
import { planRows } from "../../../shared/plans/plan-rows.ts";
import { useLanguage } from "../../../shared/site.ts";
import { isChoosable } from "../plan-change.view.ts";

type PlanColumnsProps = {
  subscription: Subscription;
  cheapest: PlanId;
  /** Undefined for members other than the owner, who have no buttons. */
  onChoose: ((planId: PlanId) => void) | undefined;
};

/** The three plans with their 17 rows. The present one has an outline, the one that would save money has the primary button. */
export function PlanColumns({ subscription, cheapest, onChoose }: PlanColumnsProps) {
  const { words, format } = useLanguage();
  const { plans: say, billing } = words;
  const percent = taxPercentOn(todayInJapan());
  const taxed = (planId: PlanId) => {
    const { priceYen } = planOf(planId);
    return format.yen(priceYen + taxYenOf(priceYen, percent));
  };

  const column = (planId: PlanId): PlanColumn<PlanId> => {
    const own = planId === subscription.planId;
    const { priceYen } = planOf(planId);
    const canChoose = onChoose !== undefined && isChoosable(planId, subscription);
    return {
      key: planId,
      name: say.names[planId],
      price: format.yen(priceYen),
      per: say.perMonth,
      taxed: priceYen > 0 ? say.taxed(taxed(planId)) : say.nothingToPay,
      lead: say.leads[planId],
      own,
      tag: own ? (
        <Tag tone="primary" icon={<Check aria-hidden="true" />}>
          {billing.plan.current}
        </Tag>
      ) : undefined,
      note: noteOf({ planId, subscription, words, format, yen: taxed(planId) }),
      action: canChoose ? (
        <Button
          variant={planId === cheapest && !own ? "primary" : "secondary"}
          size="dense"
          onClick={() => onChoose(planId)}
        >
          {own ? billing.plan.keep : billing.plan.choose}
          <VisuallyHidden>{billing.plan.ofPlan(say.names[planId])}</VisuallyHidden>
        </Button>
      ) : undefined,
    };
  };

  return (
    <PlanTable
      caption={say.caption}
      plans={planIds.map(column)}
      groups={planRows({ words: say, format })}
      words={say}
      shownFirst={subscription.planId}
    />
  );
}

type Noting = Pick<ReturnType<typeof useLanguage>, "words" | "format"> & {
  planId: PlanId;
  subscription: Subscription;
  yen: string;
};

/** What choosing a plan would do, and when. */
function noteOf({ planId, subscription, words, format, yen }: Noting): string | undefined {
  const { plan: say } = words.billing;
  const { nextPlanId, nextPlanOn, periodEndsAt, planId: own, status } = subscription;
  if (planId === nextPlanId && nextPlanOn) return say.startsOn(format.day(nextPlanOn));
  if (planId !== own || planId === "free" || !periodEndsAt || status === "pastDue") return undefined;
  const day = format.day(dayInJapan(new Date(periodEndsAt)));
  return nextPlanId === null ? say.nextPayment(day, yen) : say.until(day);
}
