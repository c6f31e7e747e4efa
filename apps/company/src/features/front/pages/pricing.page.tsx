import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { PriceTable } from "../components/price-table.tsx";
import styles from "./pricing.module.css";

const notes = ["up", "down", "quote", "reached"] as const;

/** The plans with all that they hold, out of the one object that holds it. */
export function PricingPage() {
  const { pricing, plans } = useWords();
  usePage({ title: pricing.title });
  return (
    <VisitorFrame>
      <div className={styles.page}>
        <PageHeader title={pricing.headline} lead={pricing.lead} />
        <PriceTable />
        <section className={styles.notes} aria-labelledby="notes">
          <h2 id="notes">{pricing.notes.title}</h2>
          <ul>
            <li>{plans.untaxed}</li>
            {notes.map((key) => (
              <li key={key}>{pricing.notes[key]}</li>
            ))}
          </ul>
        </section>
      </div>
    </VisitorFrame>
  );
}
