import type { OfferCounts, OfferStatus } from "@tomoru/contract/influencer/offers";
import type { Queryable } from "../../platform/db/database.ts";
import { askLive, liveSession } from "../../platform/db/live-session.ts";
import type { Parameter } from "../../platform/db/server-db.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";
import { momentOf, type OfferCursor } from "./offer-cursor.rules.ts";
import { type OfferRow, offerColumns } from "./offer-row.rules.ts";
import { countsOf } from "./offers.rules.ts";

type Filter = OfferStatus | "all";
type Start = { readonly offset: number } | { readonly after: OfferCursor };

export type OfferPageRequest = {
  readonly session: UncheckedSession;
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

type Shape = { readonly filter: Filter; readonly start: "first" | "offset" | "after"; readonly rows: number };

/** In the parameters $3 and $4; the first page has none. */
const starts: Record<Shape["start"], { readonly where: string; readonly skip: string }> = {
  first: { where: "", skip: "" },
  offset: { where: "", skip: "offset $3" },
  after: { where: "and (created_at, id) < ($3::timestamptz, $4::uuid)", skip: "" },
};

/**
 * Session, counts and page in one statement, written out because it is the busiest of all: a query builder costs more than the
 * database here. The inner select walks an index only, so that a far page skips entries and not rows; the rows of the
 * page are then looked up one by one. The limit is no parameter: a planner that knows it keeps its plan, and planning
 * costs three times what running does.
 */
export function writeStatement({ filter, start, rows }: Shape): string {
  const { where, skip } = starts[start];
  return `
    select counts.pending, counts.approved, counts.rejected, offer.*
    from ${liveSession}
    left join offer_counts counts on counts.influencer_id = live.owner_id
    left join lateral (
      select id as page_id, created_at as page_at from offers
      where influencer_id = $1 ${predicates[filter]} ${where}
      order by created_at desc, id desc
      limit ${rows} ${skip}
    ) page on true
    left join lateral (
      select ${offerColumns.join(", ")}, (extract(epoch from created_at) * 1000000)::bigint as created_micros
      from offers where influencer_id = $1 and id = page_id limit 1
    ) offer on true
    order by page_at desc, page_id desc`;
}

/** As many as there are filters, starts and page sizes; most callers share one. */
const statements = new Map<string, string>();

function statementOf(shape: Shape): string {
  const key = `${shape.filter} ${shape.start} ${shape.rows}`;
  const known = statements.get(key) ?? writeStatement(shape);
  statements.set(key, known);
  return known;
}

type CountedRow = Record<OfferStatus, number | null> & (OfferPageRow | { readonly id: null });

/** Up to `rows` offers from `start`, newest first, with the creator's counts. */
export async function readOfferPage(
  db: Queryable,
  { session, status, start, rows }: OfferPageRequest,
): Promise<{ offers: OfferPageRow[]; counts: OfferCounts }> {
  const { start: shape, parameters } = startOf(start);
  const text = statementOf({ filter: status ?? "all", start: shape, rows });
  const found = await askLive<CountedRow>(db, { session, text, parameters });
  return {
    offers: found.filter((row): row is CountedRow & OfferPageRow => row.id !== null),
    counts: countsOf(found[0]),
  };
}

function startOf(start: Start): { start: Shape["start"]; parameters: Parameter[] } {
  if ("after" in start) return { start: "after", parameters: [momentOf(start.after), start.after.id] };
  return start.offset === 0
    ? { start: "first", parameters: [] }
    : { start: "offset", parameters: [start.offset] };
}
