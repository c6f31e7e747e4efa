import type { DealPage } from "@tomoru/contract/deals/deal-card";
import type { DealGroup, DealSide } from "@tomoru/contract/deals/deal-states";
import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { knownCompanies } from "../../companies/company/known-companies.usecases.ts";
import { heldDealsOf } from "../../payments/deal-payments.usecases.ts";
import type { CreatorId } from "../terms/tax-profile.repository.ts";
import { countCompanyDeals, findCompanyDeals } from "./company-deals.repository.ts";
import { countCreatorDeals, findCreatorDeals } from "./creator-deals.repository.ts";
import { companyCard, creatorCard, readPlace, writePlace } from "./deal-list.rules.ts";
import { promising } from "./promised-day.rules.ts";

type Query = {
  readonly group?: DealGroup | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

function placeIn({ cursor }: Query, side: DealSide) {
  const place = cursor === undefined ? undefined : readPlace(cursor, side);
  if (cursor !== undefined && !place) throw refuseField("cursor", "dataInvalid");
  return place;
}

type Listed = { readonly turn_due_at: Date | null; readonly updated_at: Date };

/** One more than is shown tells whether a next page exists. */
function pageOf<Row extends Listed>(
  rows: readonly Row[],
  { group, limit }: Query,
  idOf: (row: Row) => string,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const at = (group === "waiting" ? last?.turn_due_at : last?.updated_at)?.toISOString() ?? "";
  const nextCursor = last && rows.length > limit ? writePlace({ at, id: idOf(last) }) : null;
  return { shown, nextCursor };
}

/** Lists a creator's deals. */
export async function listCreatorDeals(
  db: Queryable,
  { influencerId, query }: { influencerId: CreatorId; query: Query },
): Promise<DealPage> {
  const asked = { influencerId, group: query.group, after: placeIn(query, "creator"), rows: query.limit + 1 };
  const [rows, counts, held] = await Promise.all([
    findCreatorDeals(db, asked),
    countCreatorDeals(db, influencerId),
    heldDealsOf(db, influencerId),
  ]);
  const { shown, nextCursor } = pageOf(rows, query, ({ id }) => id);
  const companies = await knownCompanies(
    db,
    shown.map(({ company_id }) => company_id),
  );
  const docs = promising(shown, held).map((row) => creatorCard(row, companies.get(row.company_id)));
  return { docs, nextCursor, counts };
}

type CompanyQuery = Query & { readonly q?: string | undefined; readonly platform?: Platform | undefined };

/** Lists a company's deals, from its own copy. */
export async function listCompanyDeals(
  db: Queryable,
  { companyId, query }: { companyId: OwnerId<"company">; query: CompanyQuery },
): Promise<DealPage> {
  const { group, q, platform } = query;
  const asked = { companyId, group, q, platform, after: placeIn(query, "company"), rows: query.limit + 1 };
  const [rows, counts] = await Promise.all([findCompanyDeals(db, asked), countCompanyDeals(db, companyId)]);
  const { shown, nextCursor } = pageOf(rows, query, ({ deal_id }) => deal_id);
  return { docs: shown.map(companyCard), nextCursor, counts };
}
