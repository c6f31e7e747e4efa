import { planOf } from "@tomoru/contract/company/plans";
import { chargeOf } from "@tomoru/contract/deals/amounts";
import { TextLink } from "@tomoru/ui/actions/button";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { fixedFeeOf } from "../asking.view.ts";

type CostNoteProps = { entered: { budget: string; feeYen: string }; people: number | null };

/** What the company will pay besides the fee, and what its plan lacks for the terms. */
export function CostNote({ entered, people }: CostNoteProps) {
  const { words } = useLanguage();
  const { asking: say } = words;
  const profile = useProfile().data;
  if (!profile) return null;
  const { planId } = profile.subscription;
  const { toolFeeBps, postCount, secondaryUse } = planOf(planId).values;
  const isWhole = postCount && secondaryUse;
  return (
    <>
      <p>
        {say.cost(toolFeeBps / 100)} <CostSums entered={entered} people={people} />
      </p>
      {isWhole ? null : (
        <p>
          {say.planLacks(words.plans.names[planId])}{" "}
          <TextLink render={<Link to={paths.plan} />}>{say.seePlans}</TextLink>
        </p>
      )}
    </>
  );
}

/** What one contract and all of them cost, where everybody gets one fee. */
export function CostSums({ entered, people }: CostNoteProps) {
  const { words, format } = useLanguage();
  const planId = useProfile().data?.subscription.planId;
  const feeYen = fixedFeeOf(entered);
  if (planId === undefined || feeYen === null) return null;
  const { chargeYen } = chargeOf({ feeYen, toolFeeBps: planOf(planId).values.toolFeeBps });
  const all = people !== null && people > 1 ? format.yen(chargeYen * people) : null;
  return words.asking.costOf(format.yen(chargeYen), people ?? 1, all);
}
