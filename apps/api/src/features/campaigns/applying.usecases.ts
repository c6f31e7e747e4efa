import type { BodyOf, QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type {
  applyToCampaign as applying,
  listOwnApplications,
  OwnApplication,
} from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/route.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal, refuseField } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { companyCardsOf } from "../companies/profile/company-card.usecases.ts";
import { ownAccounts } from "../discovery/cards/applicant-cards.usecases.ts";
import { mintOfferId } from "../offers/offers.usecases.ts";
import {
  findApplication,
  forgetMessages,
  insertApplication,
  putApplication,
} from "./applications.repository.ts";
import { ineligibleReasonOf } from "./campaign.rules.ts";
import { type CampaignKey, holdCampaign, type Place, putApplied } from "./campaigns.repository.ts";
import { isTakingApplications, shownRow } from "./finding.usecases.ts";
import {
  type CreatorId,
  countOwn,
  deleteOwn,
  findAllOwn,
  findOwn,
  findOwnOf,
  findOwnPage,
  holdApplicant,
  insertOwn,
  type OwnRow,
  ownApplicationOf,
  putOwn,
} from "./own-applications.repository.ts";

type Body = BodyOf<typeof applying>;
type Applying = { readonly caller: Caller<"influencer">; readonly campaignId: string; readonly body: Body };

/**
 * Applies, once for each campaign: the creator's row and the company's in one transaction. `noAccess` at `platform`; 409 `dataInvalid` at
 * `state` where it is over or was applied to before, `followers`, `capacity`, `applications`.
 */
export async function applyTo(
  deps: Deps,
  { caller, campaignId, body, key }: Applying & { key: string | undefined },
): Promise<OwnApplication> {
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: `applyToCampaign/${campaignId}`, key, body }, async () => {
      const influencerId = caller.ownerId;
      const seen = await shownRow(trx, { influencerId, campaignId, now: deps.clock.now() });
      const companyId = mintOwnerId<"company">(seen.company_id);
      await holdApplicant(trx, influencerId);
      await refuseUnlessEligible(deps, { trx, influencerId, key: { companyId, campaignId } });
      return insert(deps, { trx, influencerId, key: { companyId, campaignId }, body });
    }),
  );
}

type Within = { readonly trx: Trx; readonly influencerId: CreatorId; readonly key: CampaignKey };

async function refuseUnlessEligible(deps: Deps, { trx, influencerId, key }: Within): Promise<void> {
  const now = deps.clock.now();
  const row = await holdCampaign(trx, key);
  if (!row) throw new Refusal("dataNotFound");
  const { accounts } = await ownAccounts(trx, influencerId);
  const { undecided } = await countOwn(trx, { influencerId, since: now });
  const own = await findOwnOf(trx, { influencerId, campaignIds: [row.id] });
  const isFull = row.selected >= row.capacity || row.applied >= limits.applicationsPerCampaign;
  const reason = ineligibleReasonOf(
    { isOpen: isTakingApplications(row, now), isFull, minFollowers: row.min_followers },
    {
      account: accounts.find(({ platform }) => platform === row.platform) ?? null,
      application: own.get(row.id) ?? null,
      openApplications: undecided,
    },
  );
  if (reason === "platform") throw refuseField("platform", "noAccess");
  if (reason === "applied") throw conflictAt("state");
  if (reason === "tooMany") throw conflictAt("applications");
  if (reason !== null) throw conflictAt(reason);
}

async function insert(
  deps: Deps,
  { trx, influencerId, key, body }: Within & { body: Body },
): Promise<OwnApplication> {
  const now = deps.clock.now();
  const { companyId, campaignId } = key;
  const row = await putApplied(trx, key, { by: 1, isNews: true });
  const shared = {
    application_id: mintOfferId(deps),
    company_id: companyId,
    campaign_id: campaignId,
    influencer_id: influencerId,
    message: body.message,
    wish_fee_yen: body.wishFeeYen,
    created_at: now,
  };
  await insertApplication(trx, shared);
  const texts = { platform: row.platform, product_name: row.product_name };
  const own = await insertOwn(trx, { ...shared, ...texts, decided_at: null });
  await announce(trx, influencerId, companyId);
  return ownApplicationOf(own, await companyNameOf(deps, trx, companyId));
}

async function companyNameOf({ clock }: Deps, db: Queryable, companyId: string): Promise<string> {
  const cards = await companyCardsOf(db, { companyIds: [companyId], now: clock.now() });
  return cards.get(companyId)?.name ?? "";
}

export async function pageOfOwn(
  { db, keys, clock }: Deps,
  { influencerId, query }: { influencerId: CreatorId; query: QueryOf<typeof listOwnApplications> },
): Promise<ResultOf<typeof listOwnApplications>> {
  const { cursor, limit } = query;
  const cursors = sealedCursors<Place>(keys, `ownApplicationCursor/${influencerId}`);
  const found = await findOwnPage(db, { influencerId, after: cursors.read(cursor), most: limit + 1 });
  const placeOf = (row: OwnRow) => ({ at: row.created_at.toISOString(), id: row.application_id });
  const { rows, nextCursor } = cursors.pageOf(found, { limit, placeOf });
  const companyIds = rows.map(({ company_id }) => company_id);
  const cards = await companyCardsOf(db, { companyIds, now: clock.now() });
  return {
    docs: rows.map((row) => ownApplicationOf(row, cards.get(row.company_id)?.name ?? "")),
    nextCursor,
  };
}

/** Taken back as long as the company has not chosen; again is a success. 409 `dataInvalid` at `state`. */
export async function withdrawApplication(
  deps: Deps,
  { influencerId, applicationId }: { influencerId: CreatorId; applicationId: string },
): Promise<OwnApplication> {
  await deps.db.transaction().execute(async (trx) => {
    const own = await findOwn(trx, { influencerId, applicationId });
    if (!own) throw new Refusal("dataNotFound");
    if (own.state === "withdrawn") return;
    if (own.state !== "applied" || !(await takeBack(deps, { trx, own }))) throw conflictAt("state");
  });
  const own = await findOwn(deps.db, { influencerId, applicationId });
  if (!own) throw new Refusal("dataNotFound");
  return ownApplicationOf(own, await companyNameOf(deps, deps.db, own.company_id));
}

/** The race: of a creator who withdraws and a company that selects at once, who holds the campaign first decides. */
async function takeBack(
  { clock }: Pick<Deps, "clock">,
  { trx, own }: { trx: Trx; own: OwnRow },
): Promise<boolean> {
  const now = clock.now();
  const companyId = mintOwnerId<"company">(own.company_id);
  const influencerId = mintOwnerId<"influencer">(own.influencer_id);
  const { application_id: applicationId, campaign_id: campaignId } = own;
  const campaign = await holdCampaign(trx, { companyId, campaignId });
  const row = await findApplication(trx, { companyId, applicationId });
  const isWithdrawn = row?.state === "withdrawn";
  const isOver = campaign?.state !== "open" && campaign?.state !== "selecting";
  if (isWithdrawn) return true;
  if (!row || isOver || row.state === "selected") return false;
  await putApplication(trx, { companyId, applicationId }, { state: "withdrawn", now });
  await putApplied(trx, { companyId, campaignId }, { by: -1, isNews: false });
  await putOwn(trx, { influencerId, applicationId, state: "withdrawn", now });
  await announce(trx, influencerId, companyId);
  return true;
}

/** For an account that closes: withdraws open applications and erases what was written in any, on both sides. */
export async function forgetApplications(
  deps: Pick<Deps, "clock">,
  { trx, influencerId }: { trx: Trx; influencerId: CreatorId },
): Promise<void> {
  const all = await findAllOwn(trx, influencerId);
  const waiting = all.filter(({ state }) => state === "applied");
  // In the order of their campaigns, as all who hold several.
  for (const own of waiting.toSorted((one, other) => (one.campaign_id < other.campaign_id ? -1 : 1)))
    await takeBack(deps, { trx, own });
  for (const [id, own] of Map.groupBy(all, ({ company_id }) => company_id)) {
    const applicationIds = own.map(({ application_id }) => application_id);
    await forgetMessages(trx, { companyId: mintOwnerId<"company">(id), applicationIds });
  }
  await deleteOwn(trx, influencerId);
}
