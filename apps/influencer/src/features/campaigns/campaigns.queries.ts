import {
  applyToCampaign,
  findCampaigns,
  getOpenCampaign,
  listOwnApplications,
  type OpenCampaign,
  type OwnApplication,
  withdrawApplication,
} from "@tomoru/contract/influencer/campaigns";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";
import { useLanguage } from "../../shared/site.ts";
import type { AskedCampaigns } from "./campaign-address.view.ts";

type Filters = Pick<AskedCampaigns, "platform" | "category" | "minFee">;

const queryOf = ({ platform, category, minFee }: Filters) => ({
  ...(platform && { platform }),
  ...(category && { category }),
  ...(minFee && { minFee }),
});

export function useCampaigns({ group, sort, ...filters }: AskedCampaigns) {
  const query = { group, sort, ...queryOf(filters) };
  return useCursorList<OpenCampaign, typeof findCampaigns>(findCampaigns, { query, retryAs: "offer" });
}

/** The counts of both groups under the same filters, for the heading and the chips. */
export function useCampaignCounts(filters: Filters) {
  const query = { group: "fitting", sort: "newest", limit: "1", ...queryOf(filters) } as const;
  return useEndpoint(findCampaigns, { input: { query }, retryAs: "offer" }).data?.counts;
}

export function useApplications() {
  return useCursorList<OwnApplication, typeof listOwnApplications>(listOwnApplications, {
    query: {},
    retryAs: "offer",
  });
}

export function useCampaign(id: string) {
  return useEndpoint(getOpenCampaign, { input: { params: { id } }, retryAs: "offer" });
}

/** The names of categories in the language of the page. */
export function useCategoryNames(): (ids: readonly string[]) => string {
  const { locale, format } = useLanguage();
  const { data } = useEndpoint(listCategories, { input: {}, retryAs: "category" });
  const names = new Map(
    (data ?? []).map((one) => [one.categoryId, locale === "ja" ? one.categoryName : one.categoryNameEn]),
  );
  return (ids) => format.beside(ids.flatMap((id) => names.get(id) ?? []));
}

/** Both reject with a CallFailure. */
export function useApplying() {
  const refresh = useRefresh();
  const look = () => refresh(getOpenCampaign, findCampaigns, listOwnApplications);
  return {
    look,
    async apply(id: string, body: { message: string; wishFeeYen: number }) {
      await call(applyToCampaign, { params: { id }, body });
      await look();
    },
    async withdraw(applicationId: string) {
      await call(withdrawApplication, { params: { id: applicationId }, body: { status: "withdraw" } });
      await look();
    },
  };
}
