import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import { stoppable } from "../transitions/hold-transitions.rules.ts";

type Companys = { readonly companyId?: OwnerId<"company"> | undefined; readonly limit: number };
type Creators = { readonly influencerId?: OwnerId<"influencer"> | undefined; readonly limit: number };
type Row = { readonly influencer_id: string; readonly deal_id: string };

const keyOf = ({ influencer_id, deal_id }: Row): DealKey => ({
  influencerId: mintOwnerId<"influencer">(influencer_id),
  dealId: deal_id,
});

/** Deals of suspended companies, from their copies, that are still being negotiated, or are agreed and not on hold. */
export async function findOpenOfSuspendedCompanies(
  db: Queryable,
  { companyId, limit }: Companys,
): Promise<DealKey[]> {
  const rows = await db
    .selectFrom("companies as company")
    .innerJoin("company_deals as deal", "deal.company_id", "company.id")
    .select(["deal.influencer_id", "deal.deal_id"])
    .where("company.status", "=", "suspended")
    .where(sql<boolean>`'operator' = any(company.suspended_for)`)
    .where(({ or, and, eb }) =>
      or([
        eb("deal.state", "=", "terms"),
        and([eb("deal.state", "in", stoppable), eb("deal.hold", "is", null)]),
      ]),
    )
    .$if(companyId !== undefined, (query) =>
      query.where("company.id", "=", companyId ?? "").where("deal.company_id", "=", companyId ?? ""),
    )
    .limit(limit)
    .execute();
  return rows.map(keyOf);
}

/** Agreed deals of suspended creators that are not on hold. */
export async function findOpenOfSuspendedCreators(db: Queryable, creators: Creators): Promise<DealKey[]> {
  const rows = await dealsOfCreators(db, { ...creators, status: "suspended" })
    .where("deal.state", "in", stoppable)
    .where("deal.hold", "is", null)
    .execute();
  return rows.map(keyOf);
}

/** What a creator's suspension has stopped, of creators who are not suspended any more. */
export async function findStoppedOfActiveCreators(db: Queryable, creators: Creators): Promise<DealKey[]> {
  const rows = await dealsOfCreators(db, { ...creators, status: "active" })
    .where("deal.stopped_for", "=", "creator")
    .execute();
  return rows.map(keyOf);
}

function dealsOfCreators(
  db: Queryable,
  { influencerId, limit, status }: Creators & { status: "active" | "suspended" },
) {
  return db
    .selectFrom("accounts as account")
    .innerJoin("deals as deal", "deal.influencer_id", "account.owner_id")
    .select(["deal.influencer_id", "deal.deal_id"])
    .where("account.status", "=", status)
    .$if(influencerId !== undefined, (query) =>
      query
        .where("account.owner_id", "=", influencerId ?? "")
        .where("deal.influencer_id", "=", influencerId ?? ""),
    )
    .limit(limit);
}

/** What the suspension of companies has stopped, over all of them. */
export async function findStoppedForCompanies(
  db: Queryable,
  { limit }: { limit: number },
): Promise<(DealKey & { readonly companyId: string })[]> {
  const rows = await db
    .selectFrom("deals as stopped")
    .select(["stopped.influencer_id", "stopped.deal_id", "stopped.company_id"])
    .where("stopped.stopped_for", "=", "company")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...keyOf(row), companyId: row.company_id }));
}

/** Deals of one company that may be on hold, from its copies, which may be behind. */
export async function findAgreedOf(
  db: Queryable,
  { companyId, limit }: { companyId: OwnerId<"company">; limit: number },
): Promise<DealKey[]> {
  const rows = await db
    .selectFrom("company_deals")
    .select(["influencer_id", "deal_id"])
    .where("company_id", "=", companyId)
    .where("state", "in", ["terms", ...stoppable])
    .limit(limit)
    .execute();
  return rows.map(keyOf);
}
