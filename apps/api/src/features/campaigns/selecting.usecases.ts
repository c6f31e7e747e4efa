import { estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type {
  ApplicationState,
  CampaignApplication,
  listApplications,
} from "@tomoru/contract/company/campaigns";
import { planOf } from "@tomoru/contract/company/plans";
import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { planIdOf } from "../companies/company/subscription.usecases.ts";
import { openDeal } from "../deals/acting/opening.usecases.ts";
import { applicantCardsFor } from "../discovery/cards/applicant-cards.usecases.ts";
import { recordsOf } from "../discovery/cards/creator-records.usecases.ts";
import { findApplicants } from "./applicants.repository.ts";
import {
  type ApplicationKey,
  type ApplicationRow,
  findApplication,
  findApplications,
  putApplication,
} from "./applications.repository.ts";
import { endOf } from "./campaign.rules.ts";
import {
  type CampaignKey,
  type CampaignRow,
  markFull,
  type Place,
  takePlace,
} from "./campaigns.repository.ts";
import { heldRow, rowOf } from "./campaigns.usecases.ts";
import { putOwn } from "./own-applications.repository.ts";

type Query = QueryOf<typeof listApplications>;

/** Who applied, with what companies see of them. */
export async function pageOfApplications(
  deps: Deps,
  { query, ...key }: CampaignKey & { query: Query },
): Promise<ResultOf<typeof listApplications>> {
  const { state, sort, cursor, limit } = query;
  const { platform } = await rowOf(deps.db, key);
  const context = `applicationCursor/${key.companyId}/${key.campaignId}/${state ?? ""}/${sort}`;
  const cursors = sealedCursors<Place>(deps.keys, context);
  const after = cursors.read(cursor);
  const found = await findApplications(deps.db, { ...key, state, sort, after, most: limit + 1 });
  const placeOf = (row: ApplicationRow) => ({
    at: sort === "fee" ? String(row.wish_fee_yen) : row.created_at.toISOString(),
    id: row.application_id,
  });
  const { rows, nextCursor } = cursors.pageOf(found, { limit, placeOf });
  return { docs: await applicationsOf(deps, { ...key, platform, rows }), nextCursor };
}

async function applicationsOf(
  deps: Deps,
  {
    companyId,
    platform,
    rows,
  }: Pick<CampaignKey, "companyId"> & { platform: Platform; rows: readonly ApplicationRow[] },
): Promise<CampaignApplication[]> {
  const influencerIds = rows.map(({ influencer_id }) => influencer_id);
  const { prAnalysis } = planOf(await planIdOf(deps.db, companyId)).values;
  const [cardOf, recordOf] = await Promise.all([
    applicantCardsFor(deps, { influencerIds, platform, hasPrAnalysis: prAnalysis }),
    recordsOf(deps, { influencerIds }),
  ]);
  return rows.map((row) => {
    const { card, isGone } = cardOf(row.influencer_id);
    return {
      applicationId: row.application_id,
      campaignId: row.campaign_id,
      account: card,
      isGone,
      message: row.message,
      wishFeeYen: row.wish_fee_yen,
      record: recordOf(row.influencer_id),
      state: row.state,
      appliedAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      dealId: row.state === "selected" ? row.application_id : null,
    };
  });
}

type Deciding = ApplicationKey & { readonly status: Exclude<ApplicationState, "withdrawn"> };

/**
 * Selects a creator, which opens a deal and is final; or passes one over, of which the creator learns when the campaign is done. 409
 * `dataInvalid` at `capacity` when all places are taken, at `state` where nothing is chosen any more or the creator has withdrawn.
 */
export async function decideApplication(
  deps: Deps,
  { status, ...key }: Deciding,
): Promise<CampaignApplication> {
  const { row, platform } = await deps.db.transaction().execute(async (trx) => {
    const { campaign_id: campaignId } = await applicationOf(trx, key);
    const campaign = await heldRow(trx, { companyId: key.companyId, campaignId });
    // Read again now that nobody else decides.
    const application = await applicationOf(trx, key);
    const decided = { trx, campaign, application };
    return { row: await decide(deps, { ...decided, status }), platform: campaign.platform };
  });
  const [result] = await applicationsOf(deps, { companyId: key.companyId, platform, rows: [row] });
  if (!result) throw new Refusal("dataNotFound");
  return result;
}

async function applicationOf(trx: Trx, key: ApplicationKey): Promise<ApplicationRow> {
  const row = await findApplication(trx, key);
  if (!row) throw new Refusal("dataNotFound");
  return row;
}

type Decided = {
  readonly trx: Trx;
  readonly campaign: CampaignRow;
  readonly application: ApplicationRow;
};

async function decide(
  deps: Deps,
  { trx, campaign, application, status }: Decided & { status: Deciding["status"] },
): Promise<ApplicationRow> {
  const now = deps.clock.now();
  if (application.state === status) return application;
  const isOver = campaign.state !== "open" && campaign.state !== "selecting";
  const isFinal = application.state === "selected" || application.state === "withdrawn";
  if (isOver || isFinal || endOf(campaign.select_by) <= now) throw conflictAt("state");
  const companyId = mintOwnerId<"company">(application.company_id);
  const key = { companyId, applicationId: application.application_id };
  if (status === "selected") return select(deps, { trx, campaign, application });
  await announce(trx, companyId);
  return putApplication(trx, key, { state: status, now: status === "applied" ? null : now });
}

async function select(deps: Deps, { trx, campaign, application }: Decided): Promise<ApplicationRow> {
  const now = deps.clock.now();
  const companyId = mintOwnerId<"company">(campaign.company_id);
  const influencerId = mintOwnerId<"influencer">(application.influencer_id);
  const { application_id: applicationId } = application;
  const taken = await takePlace(trx, { companyId, campaignId: campaign.id });
  if (!taken) throw conflictAt("capacity");
  if (taken.selected === taken.capacity) await markFull(trx, campaign.id);
  const row = await putApplication(trx, { companyId, applicationId }, { state: "selected", now });
  await putOwn(trx, { influencerId, applicationId, state: "selected", now });
  const { platform, product_name: productName } = campaign;
  const budget = estBudgetOf({ budgetBand: campaign.budget_band, feeYen: campaign.fee_yen });
  const leastFeeYen = budget?.minYen ?? null;
  const deal = { influencerId, companyId, dealId: applicationId, platform, productName, leastFeeYen, now };
  await openDeal(trx, { ...deal, source: "application" });
  const [person] = await findApplicants(trx, [influencerId]);
  if (person) {
    const data = { fullName: person.fullName, dealId: applicationId, productName, platform };
    const expiresAt = secondsAfter(now, limits.noticeLifetimeSeconds);
    await deps.outbox.enqueue(trx, {
      kind: "selected",
      data,
      ...{ to: person.email, locale: person.locale, expiresAt, about: influencerId },
    });
  }
  return row;
}
