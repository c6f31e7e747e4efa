import type { Locale } from "@tomoru/contract/fields";
import type { TaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { taxSummaryCsv as en } from "@tomoru/i18n/en/influencer/tax-summary-csv";
import { taxSummaryCsv as ja } from "@tomoru/i18n/ja/influencer/tax-summary-csv";
import type { Deps } from "../../deps.ts";
import { csvFile } from "../../platform/csv.ts";
import { japanDay } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { sumPaidByYear } from "./payments.repository.ts";
import { sumYear } from "./tax-summary.repository.ts";

type Asked = { readonly ownerId: OwnerId<"influencer">; readonly year?: string | undefined };

type Parts = Pick<Deps, "db" | "clock">;

/** A calendar year in Japan, the current one unless another is asked for, by company and month. */
export async function taxSummary({ db, clock }: Parts, { ownerId, ...asked }: Asked): Promise<TaxSummary> {
  const year = asked.year ?? japanDay(clock.now()).slice(0, 4);
  const [sums, years] = await Promise.all([sumYear(db, { ownerId, year }), sumPaidByYear(db, ownerId)]);
  const rows = sums.map((row) => ({
    month: row.month,
    companyName: row.payer,
    payments: Number(row.payments),
    feeYen: Number(row.fee),
    taxYen: Number(row.tax),
    withholdingYen: Number(row.withheld),
    netYen: Number(row.net),
  }));
  const total = (key: keyof TaxSummary["totals"]) => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    year: Number(year),
    years: years.map((paid) => paid.year),
    rows,
    totals: {
      payments: total("payments"),
      feeYen: total("feeYen"),
      taxYen: total("taxYen"),
      withholdingYen: total("withholdingYen"),
      netYen: total("netYen"),
    },
  };
}

const headings = { ja, en } satisfies Record<Locale, typeof ja>;

/** The same as a file, and a last line with the sums. */
export async function taxSummaryFile(
  deps: Parts,
  { locale, ...asked }: Asked & { locale: Locale },
): Promise<string> {
  const { rows, totals } = await taxSummary(deps, asked);
  const words = headings[locale];
  const sumsOf = (row: TaxSummary["totals"]) => [
    row.payments,
    row.feeYen,
    row.taxYen,
    row.withholdingYen,
    row.netYen,
  ];
  return csvFile(words.columns, [
    ...rows.map((row) => [row.month, row.companyName ?? words.unknown, ...sumsOf(row)]),
    [words.total, "", ...sumsOf(totals)],
  ]);
}
