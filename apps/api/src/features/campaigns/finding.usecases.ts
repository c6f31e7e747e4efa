import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type {
  findCampaigns as finding,
  OpenCampaign,
  OpenCampaignDetail,
} from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { sealedCursors } from "../../platform/sealed-cursor.ts";
import { companyCardsOf } from "../companies/profile/company-card.usecases.ts";
import { peerFeeOf } from "../deals/figures/peer-fees.usecases.ts";
import { type OwnAccount, ownAccounts } from "../discovery/cards/applicant-cards.usecases.ts";
import { endOf, ineligibleReasonOf } from "./campaign.rules.ts";
import { type CampaignRow, findCampaign, type Place, textsOf } from "./campaigns.repository.ts";
import { countOpenFound, findCampaignRows, findOpen, findOpenOwner } from "./finding.repository.ts";
import {
  type CreatorId,
  countOwn,
  findOwnOf,
  type OwnCounts,
  type OwnRow,
  ownApplicationOf,
} from "./own-applications.repository.ts";

type Query = QueryOf<typeof finding>;

/** Longer than any campaign takes applications. */
const openSeconds = (limits.campaignClosesDays.max + 1) * 86_400;

type Asking = {
  readonly accounts: readonly OwnAccount[];
  readonly categories: readonly string[];
  readonly own: OwnCounts;
};

async function askingOf({ db, clock }: Deps, influencerId: CreatorId): Promise<Asking> {
  const since = secondsAfter(clock.now(), -openSeconds);
  const [{ accounts, categories }, own] = await Promise.all([
    ownAccounts(db, influencerId),
    countOwn(db, { influencerId, since }),
  ]);
  return { accounts, categories, own };
}

/** Campaigns that take applications, with whether the creator may apply and why not. */
export async function findCampaigns(
  deps: Deps,
  { influencerId, query }: { influencerId: CreatorId; query: Query },
): Promise<ResultOf<typeof finding>> {
  const { db, keys, clock } = deps;
  const { group, sort, cursor, limit, platform, category, minFee } = query;
  const asking = await askingOf(deps, influencerId);
  const filters = { platform, category, minFee, now: clock.now() };
  const fitting = { ...asking, appliedTo: asking.own.campaignIds };
  const context = ["openCampaignCursor", influencerId, group, sort, platform, category, minFee].join("/");
  const cursors = sealedCursors<Place>(keys, context);
  const after = cursors.read(cursor);
  const [found, counts] = await Promise.all([
    findOpen(db, {
      filters,
      fitting: group === "fitting" ? fitting : null,
      sort,
      after,
      most: limit + 1,
    }),
    countOpenFound(db, { filters, fitting }),
  ]);
  const { rows, nextCursor } = cursors.pageOf(found, { limit, placeOf: ({ at, id }) => ({ at, id }) });
  const campaigns = await findCampaignRows(db, rows);
  const docs = await openCampaignsOf(deps, {
    influencerId,
    asking,
    rows: rows.flatMap(({ id }) => campaigns.get(id) ?? []),
  });
  const applied = Math.min(asking.own.all, limits.campaignCountMost);
  return { docs, nextCursor, counts: { ...counts, applied } };
}

type Shown = {
  readonly influencerId: CreatorId;
  readonly asking: Asking;
  readonly rows: readonly CampaignRow[];
};

async function openCampaignsOf(
  { db, clock }: Deps,
  { influencerId, asking, rows }: Shown,
): Promise<OpenCampaign[]> {
  const now = clock.now();
  const [cards, applications] = await Promise.all([
    companyCardsOf(db, { companyIds: rows.map(({ company_id }) => company_id), now }),
    findOwnOf(db, { influencerId, campaignIds: rows.map(({ id }) => id) }),
  ]);
  return rows.map((row) => {
    const company = cards.get(row.company_id) ?? null;
    const own = applications.get(row.id);
    const isOpen = isTakingApplications(row, now);
    const placesLeft = row.capacity - row.selected;
    const reason = ineligibleReasonOf(
      { isOpen, isFull: placesLeft === 0, minFollowers: row.min_followers },
      {
        account: asking.accounts.find(({ platform }) => platform === row.platform) ?? null,
        application: own ?? null,
        openApplications: asking.own.undecided,
      },
    );
    return {
      ...textsOf(row),
      isOpen,
      company,
      applied: row.applied,
      placesLeft,
      eligible: reason === null,
      reason,
      fittingCategories: row.categories.filter((id) => asking.categories.includes(id)),
      application: own ? ownApplicationOf(own, company?.name ?? "") : null,
      publishedAt: (row.published_at ?? row.created_at).toISOString(),
    };
  });
}

/** Judged by time, whether or not the clock has run. */
export function isTakingApplications(row: Pick<CampaignRow, "state" | "closes_on">, now: Date): boolean {
  return row.state === "open" && endOf(row.closes_on) > now;
}

/** One that takes applications, or that the creator applied to; any other is `dataNotFound`. */
export async function openCampaignOf(
  deps: Deps,
  { influencerId, campaignId }: { influencerId: CreatorId; campaignId: string },
): Promise<OpenCampaignDetail> {
  const row = await shownRow(deps.db, { influencerId, campaignId, now: deps.clock.now() });
  const asking = await askingOf(deps, influencerId);
  const [campaign] = await openCampaignsOf(deps, { influencerId, asking, rows: [row] });
  if (!campaign) throw new Refusal("dataNotFound");
  const account = asking.accounts.find(({ platform }) => platform === row.platform);
  return {
    ...campaign,
    account: account
      ? {
          handle: account.handle,
          followers: account.followers,
          medianViews: account.medianViews,
          price: account.price,
        }
      : null,
    peerFeeYen: account ? await peerFeeOf(deps.db, account) : null,
  };
}

export async function shownRow(
  db: Queryable,
  { influencerId, campaignId, now }: { influencerId: CreatorId; campaignId: string; now: Date },
): Promise<CampaignRow> {
  const open = await findOpenOwner(db, { campaignId, now });
  const owner = open ?? (await ownersOf(db, { influencerId, campaignId }));
  if (owner === undefined) throw new Refusal("dataNotFound");
  const row = await findCampaign(db, { companyId: mintOwnerId<"company">(owner), campaignId });
  if (!row || row.state === "draft") throw new Refusal("dataNotFound");
  return row;
}

async function ownersOf(
  db: Queryable,
  { influencerId, campaignId }: { influencerId: CreatorId; campaignId: string },
): Promise<string | undefined> {
  const own: OwnRow | undefined = (await findOwnOf(db, { influencerId, campaignIds: [campaignId] })).get(
    campaignId,
  );
  return own?.company_id;
}
