import type { WorkRow } from "@tomoru/contract/company/work";
import { FunnelBars } from "@tomoru/ui/charts/funnel-bars";
import { Card } from "@tomoru/ui/layout/card";
import { useLanguage } from "../../../shared/site.ts";

const later = ["contracted", "posted", "paid"] as const;
/** Applicants have no step "answered": the company chooses them. */
const orders = {
  consultation: ["asked", "answered", "approved", ...later],
  campaign: ["asked", "approved", ...later],
} as const;

export function FunnelCard({ steps, kind }: Pick<WorkRow, "steps" | "kind">) {
  const { words, format } = useLanguage();
  const { funnel: say } = words.work.board;
  const labels = kind === "campaign" ? { ...say.steps, ...say.campaign.steps } : say.steps;
  const finding = kind === "campaign" ? say.campaign.finding : say.finding;
  return (
    <Card>
      <FunnelBars
        title={say.title(steps.asked)}
        isHeading
        finding={finding(steps.asked, steps.approved, steps.contracted)}
        tableLabels={{ label: say.label, value: say.value }}
        showTableLabel={say.show}
        hideTableLabel={say.hide}
        steps={orders[kind].map((key) => ({
          key,
          label: labels[key],
          value: steps[key],
          valueLabel: format.count(steps[key]),
        }))}
      />
    </Card>
  );
}
