import { type PlanId, planIds, planOf } from "@tomoru/contract/company/plans";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { type PlanColumn, PlanTable } from "@tomoru/ui/data/plan-table";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { yenWithTax } from "../../../shared/plans/plan-prices.ts";
import { planRows } from "../../../shared/plans/plan-rows.ts";
import { useLanguage, useSession } from "../../../shared/site.ts";

/** The three plans with their 17 rows, for whoever has none yet. */
export function PriceTable() {
  const { words, format } = useLanguage();
  const { isAuthenticated } = useSession();
  const { plans: say, pricing } = words;
  const column = (planId: PlanId): PlanColumn<PlanId> => {
    const { priceYen } = planOf(planId);
    const name = say.names[planId];
    return {
      key: planId,
      name,
      price: format.yen(priceYen),
      per: say.perMonth,
      taxed: priceYen > 0 ? say.taxed(format.yen(yenWithTax(priceYen))) : say.nothingToPay,
      lead: say.leads[planId],
      note: !isAuthenticated && planId === "free" ? pricing.noCard : undefined,
      action: isAuthenticated ? undefined : (
        <ButtonLink
          variant={planId === "free" ? "primary" : "secondary"}
          size="dense"
          render={<Link to={paths.signUp} />}
        >
          {pricing.start}
        </ButtonLink>
      ),
    };
  };
  return (
    <PlanTable
      caption={say.caption}
      plans={planIds.map(column)}
      groups={planRows({ words: say, format })}
      words={say}
      shownFirst="standard"
    />
  );
}
