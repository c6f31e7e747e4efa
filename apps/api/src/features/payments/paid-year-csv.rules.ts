import type { Locale } from "@tomoru/contract/fields";
import { paidYearCsv as en } from "@tomoru/i18n/en/influencer/paid-year-csv";
import { paidYearCsv as ja } from "@tomoru/i18n/ja/influencer/paid-year-csv";
import { byteOrderMark, csvLine, textCell } from "../../platform/csv.ts";

export type PaidRow = {
  /** The day in Japan, `YYYY-MM-DD`. */
  readonly paidOn: string;
  /** Who paid, or what for. */
  readonly from: string;
  readonly netYen: number;
  readonly withheldYen: number;
  readonly reference: string;
};

const headings = { ja, en } satisfies Record<Locale, typeof ja>;

/** A year's payments as a file that spreadsheets open by a double click: one row each, in the order given. */
export function paidYearCsv(rows: readonly PaidRow[], locale: Locale): string {
  const { paidOn, from, gross, withheld, net, reference } = headings[locale];
  const lines = [
    [paidOn, from, gross, withheld, net, reference].map(textCell),
    ...rows.map((row) => [
      row.paidOn,
      textCell(row.from),
      String(row.netYen + row.withheldYen),
      String(row.withheldYen),
      String(row.netYen),
      textCell(row.reference),
    ]),
  ];
  return byteOrderMark + lines.map(csvLine).join("");
}
