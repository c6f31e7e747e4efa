import type { CampaignApplication } from "@tomoru/contract/company/campaigns";
import type { Insight } from "@tomoru/contract/company/insight";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { daysAfter, japanDay, japanMoment } from "../../../platform/japan-time.ts";
import { countRecords, findReplyHours } from "./creator-records.repository.ts";
import { medianHoursOf } from "./creator-records.rules.ts";

type Creators = { readonly influencerIds: readonly string[] };

/** Records of applicants: shown for any number of deals, since it is a count and no rate. */
export async function recordsOf(
  { db }: Pick<Deps, "db">,
  { influencerIds }: Creators,
): Promise<(influencerId: string) => CampaignApplication["record"]> {
  const records = await countRecords(db, influencerIds);
  return (influencerId) => {
    const { deals = 0, late = 0 } = records.get(influencerId) ?? {};
    return { deals, late };
  };
}

/** Records of creators in search: shown from five deals on, the median time to answer from five answers on. */
export async function shownRecordsOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { influencerIds }: Creators,
): Promise<(influencerId: string) => Insight["record"]> {
  const since = japanMoment(daysAfter(japanDay(clock.now()), -limits.companyFigureDays), "00:00");
  const [records, hours] = await Promise.all([
    countRecords(db, influencerIds),
    findReplyHours(db, { influencerIds, since }),
  ]);
  return (influencerId) => {
    const { deals = 0, late = 0 } = records.get(influencerId) ?? {};
    if (deals < limits.companyFigureCases) return null;
    const medianReplyHours = medianHoursOf(hours.get(influencerId) ?? []);
    return { deals, onTime: deals - late, medianReplyHours };
  };
}
