import type { OfferCounts } from "@tomoru/contract/influencer/offers";
import { FunnelBars } from "@tomoru/ui/charts/funnel-bars";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useWords } from "../../../shared/site.ts";
import { progressOf } from "../home.view.ts";
import styles from "./progress.module.css";

/** How many offers came, were answered and were approved. Payments name no offer, so none are counted here. */
export function Progress({ counts }: { counts: OfferCounts }) {
  const { progress } = useWords().home;
  const steps = progressOf(counts);
  return (
    <Card as="section" className={styles.card} aria-labelledby="progress">
      <h2 id="progress">
        <Phrases>{progress.title}</Phrases>
      </h2>
      <FunnelBars
        title={progress.chart}
        finding={steps.received === 0 ? progress.noFinding : progress.finding(steps)}
        steps={(["received", "answered", "approved"] as const).map((step) => ({
          key: step,
          label: progress.steps[step],
          value: steps[step],
          valueLabel: progress.count(steps[step]),
        }))}
        tableLabels={progress.table}
        showTableLabel={progress.showTable}
        hideTableLabel={progress.hideTable}
      />
    </Card>
  );
}
