import type { PaymentTotals as Totals } from "@tomoru/contract/payments";
import { StackBar } from "@tomoru/ui/charts/stack-bar";
import { StatStrip } from "@tomoru/ui/stat-strip";
import type { z } from "zod/mini";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import styles from "./payments.module.css";

/** How much was paid, is to be paid and has failed; below it the same as shares of the whole. */
export function PaymentTotals({ totals }: { totals: z.infer<typeof Totals> }) {
  const { words, format } = useLanguage();
  const { payments, home } = words;
  const { stack, status } = payments;
  const parts = (
    [
      { key: "paid", label: status.Paid, value: totals.paidYen, tone: "primary" },
      { key: "pending", label: status.Pending, value: totals.pendingYen, tone: "info" },
      { key: "failed", label: status.Failed, value: totals.failedYen, tone: "danger" },
    ] as const
  ).map((part) => ({ ...part, valueLabel: format.yen(part.value) }));
  const [paid = "", pending = "", failed = ""] = parts.map(({ valueLabel }) => valueLabel);
  return (
    <section className={styles.totals} aria-label={payments.totals}>
      <StatStrip stats={parts.map(({ valueLabel, ...part }) => ({ ...part, value: valueLabel }))} />
      <StackBar
        title={stack.title}
        finding={stack.finding(paid, pending, failed)}
        parts={parts}
        legend={false}
        tableLabels={{ label: stack.status, value: stack.amount }}
        showTableLabel={home.revenue.showTable}
        hideTableLabel={home.revenue.hideTable}
      />
    </section>
  );
}
