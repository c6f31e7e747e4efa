import type {
  Campaign,
  createCampaign as creation,
  listCampaigns,
  NewCampaign,
} from "@tomoru/contract/company/campaigns";
import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { countHit } from "../../platform/rate-limit.ts";
import { conflictAt, Refusal, refuseAccess, refuseField } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { holdCompany } from "../companies/company/hold.usecases.ts";
import { areCategories } from "../profile/profile.usecases.ts";
import { countApplications } from "./applications.repository.ts";
import { wrongDaysOf } from "./campaign.rules.ts";
import {
  type CampaignKey,
  type CampaignRow,
  campaignOf,
  columnsOf,
  findCampaign,
  findCampaigns,
  holdCampaign,
  insertCampaign,
  type Place,
  putCampaign,
} from "./campaigns.repository.ts";

type Caller = Admitted<"company">;

/** The company's own; `dataNotFound` for somebody else's and for none. */
export async function rowOf(db: Queryable, key: CampaignKey): Promise<CampaignRow> {
  const row = await findCampaign(db, key);
  if (!row) throw new Refusal("dataNotFound");
  return row;
}

export async function heldRow(trx: Trx, key: CampaignKey): Promise<CampaignRow> {
  const row = await holdCampaign(trx, key);
  if (!row) throw new Refusal("dataNotFound");
  return row;
}

export async function campaignWith(db: Queryable, key: CampaignKey): Promise<Campaign> {
  return withCounts(db, await rowOf(db, key));
}

export async function withCounts(db: Queryable, row: CampaignRow): Promise<Campaign> {
  const companyId = mintOwnerId<"company">(row.company_id);
  const counts = await countApplications(db, { companyId, campaignIds: [row.id] });
  return campaignOf(row, counts.get(row.id));
}

export async function pageOfCampaigns(
  { db, keys }: Deps,
  { caller, query }: { caller: Caller; query: QueryOf<typeof listCampaigns> },
): Promise<ResultOf<typeof listCampaigns>> {
  const companyId = caller.ownerId;
  const { state, cursor, limit } = query;
  const cursors = sealedCursors<Place>(keys, `campaignCursor/${companyId}/${state ?? ""}`);
  const found = await findCampaigns(db, { companyId, state, after: cursors.read(cursor), most: limit + 1 });
  const placeOf = (row: CampaignRow) => ({ at: row.created_at.toISOString(), id: row.id });
  const { rows, nextCursor } = cursors.pageOf(found, { limit, placeOf });
  const counts = await countApplications(db, { companyId, campaignIds: rows.map(({ id }) => id) });
  return { docs: rows.map((row) => campaignOf(row, counts.get(row.id))), nextCursor };
}

/** Held until the transaction ends; `noAccess` at `payment` or `verification` for a company that may have no campaign. */
export async function holdForCampaign(trx: Trx, companyId: CampaignKey["companyId"]): Promise<void> {
  const company = await holdCompany(trx, companyId);
  if (company?.status !== "active") throw refuseAccess("payment");
  if (company.verification !== "verified") throw refuseAccess("verification");
}

type Written = { readonly caller: Caller; readonly body: NewCampaign };

/** A draft, which nobody else sees. */
export function createCampaign(
  deps: Deps,
  { caller, body, key }: Written & { key: string | undefined },
): Promise<ResultOf<typeof creation>> {
  const companyId = caller.ownerId;
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: "createCampaign", key, body }, async () => {
      const now = deps.clock.now();
      await holdForCampaign(trx, companyId);
      await refuseUnfit(trx, { body, now });
      const rule = { count: limits.campaignsPerDay, windowSeconds: 86_400 };
      const hit = await countHit(trx, { key: `campaigns:${companyId}`, rule, now });
      if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
      const own = { company_id: companyId, id: uuidAt(now), created_by: caller.accountId, created_at: now };
      return campaignOf(await insertCampaign(trx, { ...own, ...columnsOf(body), due_at: null }));
    }),
  );
}

/** Changes a draft; 409 `dataInvalid` at `state` once it was published. */
export async function updateCampaign(
  deps: Deps,
  { caller, body, campaignId }: Written & { campaignId: string },
): Promise<Campaign> {
  const key = { companyId: caller.ownerId, campaignId };
  return deps.db.transaction().execute(async (trx) => {
    await refuseUnfit(trx, { body, now: deps.clock.now() });
    const row = await heldRow(trx, key);
    if (row.state !== "draft") throw conflictAt("state");
    return campaignOf(await putCampaign(trx, key, columnsOf(body)));
  });
}

async function refuseUnfit(trx: Trx, { body, now }: { body: NewCampaign; now: Date }): Promise<void> {
  const field = wrongDaysOf(body, japanDay(now));
  if (field) throw refuseField(field, "dataInvalid");
  if (!(await areCategories(trx, [...new Set(body.categories)])))
    throw refuseField("categories", "categoryInvalid");
}
