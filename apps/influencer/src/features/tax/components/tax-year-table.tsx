import type { TaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./tax-year.module.css";

type Sums = Pick<TaxSummary["totals"], "feeYen" | "taxYen" | "withholdingYen" | "netYen">;

/** A table on a desk; on a phone each row is a small list of its own. */
export function TaxYearTable({ summary: { year, rows, totals } }: { summary: TaxSummary }) {
  const { words, format } = useLanguage();
  const { year: say } = words.tax;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{say.caption(year)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[say.month, say.payer, say.fee, say.tax, say.withholding, say.net].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, companyName, ...sums }) => (
          <tr key={`${month} ${companyName}`}>
            <td>{format.monthShort(month)}</td>
            <th scope="row">{companyName ?? say.unknown}</th>
            <Cells sums={sums} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say.total}
          </th>
          <Cells sums={totals} />
        </tr>
      </tfoot>
    </table>
  );
}

function Cells({ sums }: { sums: Sums }) {
  const { words, format } = useLanguage();
  const { year: say } = words.tax;
  const cells = [
    { name: say.fee, yen: sums.feeYen },
    { name: say.tax, yen: sums.taxYen },
    { name: say.withholding, yen: sums.withholdingYen },
    { name: say.net, yen: sums.netYen },
  ];
  return cells.map(({ name, yen }) => (
    <td key={name}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {format.yen(yen)}
    </td>
  ));
}
