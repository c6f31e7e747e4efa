import type { WorkRow } from "@tomoru/contract/company/work";
import { FunnelBars } from "@tomoru/ui/charts/funnel-bars";
import { Card } from "@tomoru/ui/layout/card";
import { useLanguage } from "../../../shared/site.ts";

const order = ["asked", "answered", "approved", "contracted", "posted", "paid"] as const;

export function FunnelCard({ steps, kind }: Pick<WorkRow, "steps" | "kind">) {
  const { words, format } = useLanguage();
  const { funnel: say } = words.work.board;
  return (
    <Card>
      <FunnelBars
        title={say.title(steps.asked)}
        finding={say.finding(steps.asked, steps.approved, steps.contracted)}
        tableLabels={{ label: say.label, value: say.value }}
        showTableLabel={say.show}
        hideTableLabel={say.hide}
        steps={order.map((key) => ({
          key,
          label: kind === "campaign" && key === "asked" ? say.applied : say.steps[key],
          value: steps[key],
          valueLabel: format.count(steps[key]),
        }))}
      />
    </Card>
  );
}
