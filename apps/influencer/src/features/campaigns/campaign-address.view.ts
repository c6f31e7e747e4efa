import { type CampaignSort, campaignSorts } from "@tomoru/contract/influencer/campaigns";
import { type Platform, platforms } from "@tomoru/contract/platforms";

export const campaignGroups = ["fitting", "all"] as const;
/** Least fees to choose from, in yen without tax. */
export const feeSteps = [30_000, 50_000, 100_000, 300_000, 500_000] as const;

export type AskedCampaigns = {
  group: (typeof campaignGroups)[number];
  platform: Platform | undefined;
  category: string | undefined;
  minFee: number | undefined;
  sort: CampaignSort;
};

/** Reads the filters from the address; unknown values are left out. */
export function campaignsIn(search: URLSearchParams): AskedCampaigns {
  const among = <T extends string | number>(values: readonly T[], name: string) =>
    values.find((value) => String(value) === search.get(name));
  return {
    group: among(campaignGroups, "group") ?? "fitting",
    platform: among(platforms, "platform"),
    category: search.get("category")?.match(/^[a-z0-9-]{1,40}$/)?.[0],
    minFee: among(feeSteps, "minFee"),
    sort: among(campaignSorts, "sort") ?? "newest",
  };
}

/** The address for these filters, without the defaults. */
export function campaignsAddress({ group, platform, category, minFee, sort }: AskedCampaigns): string {
  const search = new URLSearchParams();
  if (group !== "fitting") search.set("group", group);
  if (platform) search.set("platform", platform);
  if (category) search.set("category", category);
  if (minFee) search.set("minFee", String(minFee));
  if (sort !== "newest") search.set("sort", sort);
  return search.size > 0 ? `?${search}` : "";
}

export function isFiltered({ platform, category, minFee }: AskedCampaigns): boolean {
  return platform !== undefined || category !== undefined || minFee !== undefined;
}
