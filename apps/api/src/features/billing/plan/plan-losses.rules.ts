import { type PlanId, type PlanKey, type PlanValue, planOf } from "@tomoru/contract/company/plans";

/** What is better the less there is of it. */
const lessIsMore: ReadonlySet<PlanKey> = new Set(["supportDays", "toolFeeBps"]);

function worth(value: PlanValue): number {
  if (value === "quote") return 1;
  return Number(value);
}

type Loss = { readonly key: PlanKey; readonly from: PlanValue; readonly to: PlanValue };

/** What goes with one plan and is less in another, in the order of the matrix. */
export function lossesBetween(from: PlanId, to: PlanId): Loss[] {
  const [before, after] = [planOf(from).values, planOf(to).values];
  return (Object.keys(before) as PlanKey[])
    .map((key) => ({ key, from: before[key], to: after[key] }))
    .filter(({ key, from: one, to: other }) => {
      const change = worth(other) - worth(one);
      return lessIsMore.has(key) ? change > 0 : change < 0;
    });
}
