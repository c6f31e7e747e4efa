import type * as charges from "@tomoru/contract/company/charges";
import type { ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import { withholdingCsvWords as en } from "@tomoru/i18n/en/company/charges-csv";
import { withholdingCsvWords as ja } from "@tomoru/i18n/ja/company/charges-csv";
import type { Deps } from "../../deps.ts";
import { csvFile } from "../../platform/csv.ts";
import { daysAfter, firstDayOf, monthsAfter } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { withholdingsBetween } from "../ledger/withholding.usecases.ts";
import { daysOf, refuseFiles } from "./charge-list.usecases.ts";

type Parts = Pick<Deps, "db" | "keys" | "clock">;
type Asked = { readonly companyId: OwnerId<"company">; readonly month: string | undefined };
const words = { ja, en };

/** What a company remits of payments in a month, by the tenth of the next. */
export async function withholdingOfMonth(
  deps: Parts,
  { companyId, month: asked }: Asked,
): Promise<ResultOf<typeof charges.listWithholding>> {
  const { month, from, to } = daysOf(deps, asked);
  const rows = await withholdingsBetween(deps, { companyId, from, to });
  const docs = rows.map((row) => ({
    refundId: row.id,
    dealId: row.deal_id,
    productName: row.product_name,
    payee: row.payee,
    kind: row.kind,
    reason: row.reason,
    grossYen: Number(row.gross_yen),
    withheldYen: Number(row.withheld_yen),
    paidOn: row.paid_on,
  }));
  const sum = (yen: (row: (typeof docs)[number]) => number) =>
    docs.reduce((total, row) => total + yen(row), 0);
  return {
    month,
    dueOn: daysAfter(firstDayOf(monthsAfter(month, 1)), 9),
    docs,
    totals: { grossYen: sum((row) => row.grossYen), withheldYen: sum((row) => row.withheldYen) },
  };
}

export async function withholdingFile(
  deps: Parts,
  { locale, ...asked }: Asked & { locale: Locale },
): Promise<string> {
  await refuseFiles(deps, asked.companyId);
  const { docs, dueOn } = await withholdingOfMonth(deps, asked);
  const { heads, kinds } = words[locale];
  return csvFile(
    heads,
    docs.map((row) => [
      row.paidOn,
      row.payee,
      kinds[row.kind],
      row.productName ?? "",
      row.grossYen,
      row.withheldYen,
      dueOn,
      row.dealId,
    ]),
  );
}
