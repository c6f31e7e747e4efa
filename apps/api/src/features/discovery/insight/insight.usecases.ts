import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import type { Admitted } from "../../../platform/http/route.ts";
import { daysAfter, japanDay, japanMonth, monthsAfter } from "../../../platform/japan-time.ts";
import { Refusal, refuseAccess } from "../../../platform/refusal.ts";
import { planValuesOf } from "../../companies/company/subscription.usecases.ts";
import { takeUsage } from "../../companies/company/usage.usecases.ts";
import { entriesOf } from "../../lists/list-entries.usecases.ts";
import type { CardFacts } from "../cards/account-cards.rules.ts";
import { findCards } from "../cards/cards.repository.ts";
import { creatorIds } from "../cards/creator-id.rules.ts";
import { shownRecordsOf } from "../cards/creator-records.usecases.ts";
import { mayDerive } from "../discovery.usecases.ts";
import { findReadings } from "../readings/readings.repository.ts";
import { findOtherPlatforms, markOpened } from "./insight.repository.ts";
import { followerMonths, type InsightFacts, insightOf, prAnalysisOf } from "./insight.rules.ts";
import { insertOpens } from "./insight-opens.repository.ts";

type Caller = Admitted<"company">;
type Asked = { readonly caller: Caller; readonly creatorIds: readonly string[]; readonly platform: Platform };

/** `dataNotFound` for who is not found on the platform; `noAccess` when the month's insights are used up. */
export async function openInsights(deps: Deps, asked: Asked): Promise<Insight[]> {
  const values = await planValuesOf(deps.db, asked.caller.ownerId);
  const opened = await open(deps, asked, values.insightsPerMonth);
  const onlooker = {
    now: deps.clock.now(),
    ids: creatorIds(deps.hash),
    hasPrAnalysis: values.prAnalysis,
  };
  return opened.map((facts) => insightOf(facts, onlooker));
}

/** The PR half of an insight: opening either half opens both, and counts once. */
export async function openPrAnalysis(deps: Deps, asked: Asked): Promise<PrAnalysis | null> {
  const values = await planValuesOf(deps.db, asked.caller.ownerId);
  if (!values.prAnalysis) throw refuseAccess("plan");
  const [facts] = await open(deps, asked, values.insightsPerMonth);
  return facts ? prAnalysisOf(facts) : null;
}

async function open(
  deps: Deps,
  { caller, creatorIds: asked, platform }: Asked,
  most: number,
): Promise<InsightFacts[]> {
  const ids = creatorIds(deps.hash);
  const influencerIds = asked.map((id) => ids.influencerIdOf(id) ?? "").filter((id) => id !== "");
  const found = await factsOf(deps, { caller, influencerIds, platform });
  if (found.length < asked.length) throw new Refusal("dataNotFound");
  // Followers alone are on the card already.
  const counted = found.filter(({ posts }) => posts.length > 0).map(({ card }) => card.influencerId);
  await count(deps, { companyId: caller.ownerId, influencerIds: counted, most });
  await markOpened(deps.db, { influencerIds, platform, now: deps.clock.now() });
  return found;
}

/** All of them or none. */
async function count(
  { db, clock }: Deps,
  { companyId, influencerIds, most }: { companyId: Caller["ownerId"]; influencerIds: string[]; most: number },
): Promise<void> {
  if (influencerIds.length === 0) return;
  const now = clock.now();
  const month = japanMonth(now);
  await db.transaction().execute(async (trx) => {
    const fresh = await insertOpens(trx, { companyId, month, influencerIds, now });
    if (fresh === 0) return;
    const taken = { companyId, kind: "insight" as const, period: month, count: fresh, most };
    if (!(await takeUsage(trx, taken))) throw refuseAccess("plan");
  });
}

/** Six statements, for one creator as for several. */
async function factsOf(
  deps: Deps,
  { caller, influencerIds, platform }: { caller: Caller; influencerIds: string[]; platform: Platform },
): Promise<InsightFacts[]> {
  const cards = await findCards(deps.db, { platform, influencerIds });
  if (cards.size === 0) return [];
  const spans = new Map([...cards].map(([id, card]) => [id, spanOf(deps, { card, platform })]));
  const sinceMonth = [...spans.values()].map(({ since }) => since).sort()[0] ?? "";
  const asked = { influencerIds: [...cards.keys()], platform };
  const [readings, others, lists, recordOf] = await Promise.all([
    findReadings(deps.db, { ...asked, sinceMonth }),
    findOtherPlatforms(deps.db, asked),
    entriesOf(deps.db, { ...asked, companyId: caller.ownerId }),
    shownRecordsOf(deps, asked),
  ]);
  return influencerIds.flatMap((id) => {
    const [card, span, reading] = [cards.get(id), spans.get(id), readings.get(id)];
    if (!card || !span || !reading) return [];
    return {
      card,
      posts: reading.posts,
      isGranted: reading.isGranted,
      days: reading.days.filter(({ on }) => on >= span.from && on <= span.until),
      isDerived: span.isDerived,
      lists: lists.get(id) ?? [],
      otherPlatforms: others.get(id) ?? [],
      record: recordOf(id),
    };
  });
}

/** The days of followers that are told: back from when the figures were read. */
function spanOf(deps: Deps, { card, platform }: { card: CardFacts; platform: Platform }) {
  const isDerived = mayDerive(deps, { platform, isSandbox: card.isSandbox });
  const { months, days } = followerMonths(isDerived);
  const since = monthsAfter(japanMonth(card.readAt), -months);
  const until = japanDay(card.readAt);
  return { isDerived, since, from: days === null ? `${since}-01` : daysAfter(until, -days), until };
}
