import type { Home } from "@tomoru/contract/influencer/home";
import { MonthBars } from "@tomoru/ui/charts/month-bars";
import { useLanguage } from "../site.ts";
import { finding } from "./earnings-finding.ts";

type EarningsBarsProps = { months: Home["revenueByMonth"]; titleHidden?: boolean };

/** What was paid by month, oldest first, the present month last. */
export function EarningsBars({ months, titleHidden }: EarningsBarsProps) {
  const { words, format } = useLanguage();
  const { revenue } = words.home;
  return (
    <MonthBars
      title={revenue.chart}
      titleHidden={titleHidden}
      finding={finding({ months, words: revenue, format })}
      bars={months.map(({ month, yen }, index) => ({
        key: month,
        label: format.monthShort(month),
        value: yen,
        valueLabel: format.compact(yen),
        current: index === months.length - 1,
      }))}
      tableLabels={{ label: revenue.month, value: revenue.amount }}
      showTableLabel={revenue.showTable}
      hideTableLabel={revenue.hideTable}
    />
  );
}
