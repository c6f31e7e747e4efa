import type { Campaign } from "@tomoru/contract/company/campaigns";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { conflictAt } from "../../platform/refusal.ts";
import { endUndecided } from "./applications.repository.ts";
import { type CampaignAct, endOf, movedBy, topFeeOf, wrongDaysOf } from "./campaign.rules.ts";
import {
  type CampaignKey,
  type CampaignRow,
  type CompanyId,
  countOpen,
  deleteOpen,
  holdCampaignsIn,
  publishOpen,
  putCampaign,
} from "./campaigns.repository.ts";
import { heldRow, holdForCampaign, withCounts } from "./campaigns.usecases.ts";
import { notSelectedMails } from "./ending-mails.usecases.ts";
import { putOwnOfMany } from "./own-applications.repository.ts";

type Moving = CampaignKey & { readonly act: CampaignAct };

/** Publishes, closes, finishes or withdraws a campaign; where it is there already nothing happens. 409 `dataInvalid` at `state`. */
export async function moveCampaign(deps: Deps, { act, ...key }: Moving): Promise<Campaign> {
  await deps.db.transaction().execute(async (trx) => {
    // The company first: as when it is suspended.
    if (act === "publish") await holdForCampaign(trx, key.companyId);
    const row = await heldRow(trx, key);
    const to = movedBy(act, row.state);
    if (to === undefined) throw conflictAt("state");
    if (to === null) return;
    const moving = { trx, row, now: deps.clock.now() };
    if (to === "open") await publish(moving);
    else if (to === "selecting") await close(moving);
    else await end(deps, { ...moving, to: to === "done" ? "done" : "withdrawn" });
  });
  const row = await deps.db.transaction().execute((trx) => heldRow(trx, key));
  return withCounts(deps.db, row);
}

type Mailing = Pick<Deps, "outbox" | "clock">;
type Held = { readonly trx: Trx; readonly row: CampaignRow; readonly now: Date };

const keyOf = (row: CampaignRow): CampaignKey => ({
  companyId: mintOwnerId<"company">(row.company_id),
  campaignId: row.id,
});

async function publish({ trx, row, now }: Held): Promise<void> {
  const key = keyOf(row);
  const days = { closesOn: row.closes_on, period: { from: row.period_from, to: row.period_to } };
  const field = wrongDaysOf(days, japanDay(now));
  if (field) throw conflictAt(field);
  if ((await countOpen(trx, key.companyId)) >= limits.openCampaigns) throw conflictAt("campaigns");
  const closesAt = endOf(row.closes_on);
  await putCampaign(trx, key, { state: "open", due_at: closesAt, published_at: now });
  await publishOpen(trx, {
    id: row.id,
    company_id: row.company_id,
    platform: row.platform,
    fee_yen: topFeeOf({ budgetBand: row.budget_band, feeYen: row.fee_yen }),
    min_followers: row.min_followers ?? 0,
    categories: row.categories,
    closes_at: closesAt,
    published_at: now,
  });
  await announce(trx, key.companyId);
}

/** Nobody else applies; who has is chosen from until 14 days after the day on which applications were to end. */
async function close({ trx, row }: Omit<Held, "now">): Promise<void> {
  const key = keyOf(row);
  await putCampaign(trx, key, { state: "selecting", due_at: endOf(row.select_by) });
  await deleteOpen(trx, row.id);
  await announce(trx, key.companyId);
}

/** Over for good: whoever was not selected is told, together. */
async function end(deps: Mailing, { trx, row, now, to }: Held & { to: "done" | "withdrawn" }): Promise<void> {
  const key = keyOf(row);
  await putCampaign(trx, key, { state: to, due_at: null, ended_at: now, has_news: false });
  await deleteOpen(trx, row.id);
  const left = await endUndecided(trx, { ...key, now });
  const influencerIds = left.map(({ influencerId }) => influencerId);
  if (influencerIds.length > 0) {
    const state = to === "done" ? "notSelected" : "ended";
    await putOwnOfMany(trx, { influencerIds, campaignId: row.id, state, now });
    await notSelectedMails(deps, { trx, row, influencerIds, isWithdrawn: to === "withdrawn" });
  }
  await announce(trx, key.companyId, ...influencerIds.map((id) => mintOwnerId<"influencer">(id)));
}

/** What the clock does where it is still due: closes applications after their last day, and choosing after its own. Safe to repeat. */
export async function moveDue(deps: Deps, key: CampaignKey): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await heldRow(trx, key);
    const now = deps.clock.now();
    if (row.due_at === null || row.due_at > now) return;
    if (row.state === "open" && endOf(row.select_by) > now) await close({ trx, row });
    else await end(deps, { trx, row, now, to: "done" });
  });
}

/**
 * Ends a held company's campaigns. If its plan suspended it, nobody else can apply, and it can still choose once it has paid. If the
 * operator stopped it, or it closes, all its campaigns are withdrawn.
 */
export async function endCampaigns(
  deps: Mailing,
  { trx, companyId, isForGood }: { trx: Trx; companyId: CompanyId; isForGood: boolean },
): Promise<void> {
  const now = deps.clock.now();
  const states = isForGood ? (["open", "selecting"] as const) : (["open"] as const);
  for (const row of await holdCampaignsIn(trx, { companyId, states })) {
    if (isForGood) await end(deps, { trx, row, now, to: "withdrawn" });
    else await close({ trx, row });
  }
}
