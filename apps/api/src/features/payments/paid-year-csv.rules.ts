import type { Locale } from "@tomoru/contract/fields";
import { paidYearCsv as en } from "@tomoru/i18n/en/influencer/paid-year-csv";
import { paidYearCsv as ja } from "@tomoru/i18n/ja/influencer/paid-year-csv";

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

/** Excel takes a file without it for one in the machine's old encoding. */
const byteOrderMark = "\uFEFF";

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
  return byteOrderMark + lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** What a spreadsheet takes for the beginning of a formula; the wide forms too, which a Japanese Excel takes for the narrow ones. */
const formulaBegins = /^\s*[=+\-@＝＋－＠]/u;

/** Quoted, and with an apostrophe in front of what would run as a formula: companies wrote it, and it is opened elsewhere. */
function textCell(text: string): string {
  const harmless = formulaBegins.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
