import { planOf } from "@tomoru/contract/company/plans";
import { chargeOf } from "@tomoru/contract/deals/amounts";
import { TextLink } from "@tomoru/ui/actions/button";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { fixedFeeOf } from "../asking.view.ts";

type CostNoteProps = { entered: { budget: string; feeYen: string }; people: number | null };

/** What the company will pay besides the fee (as sums where everybody gets one fee), and what its plan lacks for the terms. */
export function CostNote({ entered, people }: CostNoteProps) {
  const { words, format } = useLanguage();
  const { asking: say } = words;
  const profile = useProfile().data;
  if (!profile) return null;
  const { planId } = profile.subscription;
  const { toolFeeBps, postCount, secondaryUse } = planOf(planId).values;
  const isWhole = postCount && secondaryUse;
  const feeYen = fixedFeeOf(entered);
  const charge = feeYen === null ? null : chargeOf({ feeYen, toolFeeBps }).chargeYen;
  const all = charge !== null && people !== null && people > 1 ? format.yen(charge * people) : null;
  return (
    <>
      <p>
        {say.cost(toolFeeBps / 100)}{" "}
        {charge === null ? null : say.costOf(format.yen(charge), people ?? 1, all)}
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
