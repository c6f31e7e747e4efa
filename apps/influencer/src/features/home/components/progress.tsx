import type { Home } from "@tomoru/contract/influencer/home";
import { FunnelBars } from "@tomoru/ui/charts/funnel-bars";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useWords } from "../../../shared/site.ts";
import { progressOf } from "../home.view.ts";
import styles from "./progress.module.css";

const order = ["received", "answered", "approved", "paid"] as const;

/** How many offers came, were answered, approved and, where a deal came of any, paid. */
export function Progress({ home }: { home: Home }) {
  const { progress } = useWords().home;
  const steps = progressOf(home.offerCounts, home.deals.paidOfferCount);
  return (
    <Card as="section" className={styles.card} aria-labelledby="progress">
      <h2 id="progress">
        <Phrases>{progress.title}</Phrases>
      </h2>
      <FunnelBars
        title={progress.chart}
        finding={steps.received === 0 ? progress.noFinding : progress.finding(steps)}
        steps={order.flatMap((step) => {
          const value = steps[step];
          if (value === undefined) return [];
          return [{ key: step, label: progress.steps[step], value, valueLabel: progress.count(value) }];
        })}
        tableLabels={progress.table}
        showTableLabel={progress.showTable}
        hideTableLabel={progress.hideTable}
      />
    </Card>
  );
}
