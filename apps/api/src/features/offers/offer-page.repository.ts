import { type OfferCounts, type OfferStatus, offerStatuses } from "@tomoru/contract/offers";
import { CompiledQuery } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { momentOf, type OfferCursor } from "./offer-cursor.rules.ts";
import { type OfferRow, offerColumns } from "./offer-row.ts";
import { countsOf } from "./offers.rules.ts";

type Filter = OfferStatus | "all";
type Start = { readonly offset: number } | { readonly after: OfferCursor };

export type OfferPageRequest = {
  readonly ownerId: OwnerId;
  readonly status: OfferStatus | undefined;
  readonly start: Start;
  readonly rows: number;
};

export type OfferPageRow = OfferRow & { readonly created_micros: string };

/** Each is the predicate of a partial index, so that no filter reads rows it does not show. */
const predicates: Record<Filter, string> = {
  all: "",
  pending: "and is_approval is null",
  approved: "and is_approval",
  rejected: "and not is_approval",
};

/**
 * Counts and page in one statement, written out because it is the busiest of all: a query builder costs more than the
 * database here. The inner select walks an index only, so that a far page skips entries and not rows; the rows of the
 * page are then looked up one by one (lateral, or a planner that overrates the limit would hash the whole table).
 */
export function pageStatement(filter: Filter, start: "offset" | "after"): string {
  return `
    select counts.pending, counts.approved, counts.rejected, offer.*
    from offer_counts counts
    left join lateral (
      select id as page_id, created_at as page_at from offers
      where influencer_id = $1 ${predicates[filter]}
        ${start === "after" ? "and (created_at, id) < ($3::timestamptz, $4::uuid)" : ""}
      order by created_at desc, id desc
      limit $2 ${start === "offset" ? "offset $3" : ""}
    ) page on true
    left join lateral (
      select ${offerColumns.join(", ")}, (extract(epoch from created_at) * 1000000)::bigint as created_micros
      from offers where influencer_id = $1 and id = page_id limit 1
    ) offer on true
    where counts.influencer_id = $1
    order by page_at desc, page_id desc`;
}

const statements = new Map(
  (["all", ...offerStatuses] as const).map((filter) => [
    filter,
    { offset: pageStatement(filter, "offset"), after: pageStatement(filter, "after") },
  ]),
);

type CountedRow = Record<OfferStatus, number> & (OfferPageRow | { readonly id: null });

/** Up to `rows` offers from `start`, newest first, with the creator's counts. */
export async function readOfferPage(
  db: Queryable,
  { ownerId, status, start, rows }: OfferPageRequest,
): Promise<{ offers: OfferPageRow[]; counts: OfferCounts }> {
  const texts = statements.get(status ?? "all") ?? { offset: "", after: "" };
  const query =
    "after" in start
      ? CompiledQuery.raw(texts.after, [ownerId, rows, momentOf(start.after), start.after.id])
      : CompiledQuery.raw(texts.offset, [ownerId, rows, start.offset]);
  const found = (await db.executeQuery(query)).rows as CountedRow[];
  return {
    offers: found.filter((row): row is CountedRow & OfferPageRow => row.id !== null),
    counts: countsOf(found[0]),
  };
}
