import type * as charges from "@tomoru/contract/company/charges";
import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import { CalendarDate } from "@tomoru/contract/values";
import { chargesCsvWords as en } from "@tomoru/i18n/en/company/charges-csv";
import { chargesCsvWords as ja } from "@tomoru/i18n/ja/company/charges-csv";
import { z } from "zod/mini";
import type { Deps } from "../../deps.ts";
import { csvFile } from "../../platform/csv.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import { firstDayOf, japanMonth, lastDayOf } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { refuseField } from "../../platform/refusal.ts";
import { balanceYenOf } from "../ledger/balance.usecases.ts";
import { writtenOff } from "../payments/deal-payments.usecases.ts";
import {
  type CopyRow,
  findCopies,
  type ListedCopy,
  type Place,
  sumCopies,
} from "./charge-list.repository.ts";
import { whereaboutsOf } from "./whereabouts.rules.ts";

type CompanyId = OwnerId<"company">;
type Parts = Pick<Deps, "db" | "clock">;
const words = { ja, en };

export function daysOf({ clock }: Pick<Deps, "clock">, month: string | undefined) {
  const asked = month ?? japanMonth(clock.now());
  return { month: asked, from: firstDayOf(asked), to: lastDayOf(asked) };
}

/** What was charged and went back in a month, by the day on which it moved. */
export async function chargesOf(
  deps: Parts,
  { companyId, query }: { companyId: CompanyId; query: QueryOf<typeof charges.listCharges> },
): Promise<ResultOf<typeof charges.listCharges>> {
  const { month, from, to } = daysOf(deps, query.month);
  const after = query.cursor === undefined ? null : placeOf(query.cursor);
  const most = query.limit + 1;
  const rows = await findCopies(deps.db, { companyId, from, to, after, most });
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const over = await writtenOffAmong(deps.db, shown);
  return {
    month,
    docs: shown.map((row) => ({ ...rowOf(row), whereabouts: whereaboutsOf(row, over) })),
    nextCursor: rows.length > query.limit && last ? `${last.on_day}_${last.id}` : null,
    totals: await sumCopies(deps.db, { companyId, from, to }),
    balanceYen: Math.max(0, await balanceYenOf(deps.db, companyId)),
  };
}

function placeOf(cursor: string): Place {
  const [, on = "", id = ""] = /^(.{10})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (!z.safeParse(CalendarDate, on).success) throw refuseField("cursor", "dataInvalid");
  return { on, id };
}

/** The company's own rows do not know why a transfer failed. */
function writtenOffAmong(db: Queryable, rows: readonly ListedCopy[]): Promise<ReadonlySet<string>> {
  const failed = rows.filter(({ payment_stage }) => payment_stage === "failed");
  return writtenOff(
    db,
    failed.map(({ influencer_id: influencerId, deal_id: dealId }) => ({ influencerId, dealId })),
  );
}

function rowOf(row: CopyRow): charges.ChargeRow {
  return {
    chargeId: row.charge,
    refundId: row.kind === "refund" ? row.id : null,
    kind: row.kind,
    reason: row.reason,
    dealId: row.deal_id,
    productName: row.product_name,
    creatorName: row.creator_name,
    way: row.way,
    yen: Number(row.yen),
    balanceYen: Number(row.balance_yen),
    state: row.state,
    on: row.on_day,
  };
}

/** Rows of a file. */
const mostRows = 10_000;

type File = { readonly companyId: CompanyId; readonly month: string | undefined; readonly locale: Locale };

export async function chargesFile(deps: Parts, { companyId, month, locale }: File): Promise<string> {
  await refuseFiles(deps, companyId);
  const rows = await findCopies(deps.db, {
    companyId,
    ...daysOf(deps, month),
    after: null,
    most: mostRows,
  });
  const over = await writtenOffAmong(deps.db, rows);
  const { heads, kinds, states, ways } = words[locale];
  return csvFile(
    heads,
    rows
      .toReversed()
      .map((row) => [
        row.on_day,
        kinds[row.reason ?? row.kind],
        states[whereaboutsOf(row, over) ?? row.state],
        row.creator_name,
        row.product_name ?? "",
        ways[row.way],
        signed(row, row.yen),
        Number(row.balance_yen),
        signed(row, row.tool_fee_yen),
        signed(row, row.tool_tax_yen),
        row.deal_id,
      ]),
  );
}

/** What went back is less than nothing, and of nothing there is none. */
function signed({ kind }: Pick<CopyRow, "kind">, yen: CopyRow["yen"]): number {
  return kind === "charge" ? Number(yen) : 0 - Number(yen);
}

export function refuseFiles({ db, clock }: Parts, companyId: CompanyId): Promise<void> {
  const key = `moneyFile:${companyId}`;
  return refuseOver(db, { key, perHour: limits.csvFilesPerHour, now: clock.now() });
}
