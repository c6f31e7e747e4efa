import type { DealCard } from "@tomoru/contract/deals/deal-card";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Selectable } from "kysely";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import { promisedDay } from "./promised-day.rules.ts";

export type ListedDeal = Selectable<DealTables["company_deals"]>;

/** The last row of a page. */
export type Place = { readonly at: string; readonly id: string };

const separator = "~";
const moment = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** A creator's rows by the deal's row, a company's by the deal. */
const ids = {
  creator: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  company: /^[A-Za-z0-9_-]{22}$/,
} as const satisfies Record<DealSide, RegExp>;

export function writePlace({ at, id }: Place): string {
  return Buffer.from(`${at}${separator}${id}`).toString("base64url");
}

/** Undefined for what is no cursor of a side's: the database would not read it. */
export function readPlace(text: string, side: DealSide): Place | undefined {
  const plain = Buffer.from(text, "base64url").toString("utf8");
  const [at = "", id = "", ...more] = plain.split(separator);
  return isMoment(at) && ids[side].test(id) && more.length === 0 ? { at, id } : undefined;
}

/** 30 February is another day once it is read. */
function isMoment(text: string): boolean {
  return moment.test(text) && new Date(text).toJSON() === text;
}

type Shared = Pick<
  DealRow,
  | "deal_id"
  | "product_name"
  | "platform"
  | "state"
  | "end_reason"
  | "turn"
  | "turn_kind"
  | "turn_due_at"
  | "hold"
  | "funding"
  | "payment_stage"
  | "is_written_off"
  | "pay_due_on"
  | "updated_at"
>;

function cardOf(row: Shared): Omit<DealCard, "name" | "isVerified" | "unread" | "yen"> {
  return {
    dealId: row.deal_id,
    productName: row.product_name,
    platform: row.platform,
    state: row.state,
    endReason: row.end_reason,
    turn: row.turn,
    turnKind: row.turn_kind,
    turnDueAt: row.turn_due_at?.toISOString() ?? null,
    hold: row.hold,
    funding: row.funding,
    paymentStage: row.payment_stage,
    isWrittenOff: row.is_written_off,
    payDueOn: promisedDay(row),
    updatedAt: row.updated_at.toISOString(),
  };
}

const yenOf = (yen: string | null) => (yen === null ? null : Number(yen));

export function companyCard(row: ListedDeal): DealCard {
  return {
    ...cardOf(row),
    name: row.creator_name,
    isVerified: null,
    unread: row.unread,
    yen: yenOf(row.fee_yen),
  };
}

export type KnownCompany = { readonly name: string; readonly isVerified: boolean };

export function creatorCard(row: DealRow, company: KnownCompany | undefined): DealCard {
  return {
    ...cardOf(row),
    name: company?.name ?? "",
    isVerified: company?.isVerified ?? false,
    unread: row.creator_unread,
    yen: yenOf(row.net_yen),
  };
}
