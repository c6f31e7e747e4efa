import type { DealCard, DealPage } from "@tomoru/contract/deals/deal-card";
import type { DealGroup } from "@tomoru/contract/deals/deal-states";
import type { Platform } from "@tomoru/contract/influencer/offers";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";
import { useDealSite } from "../deal-site.tsx";

type Asked = { group: DealGroup; q: string; platform: Platform | undefined };

/** The deals of a group, page after page, and how many there are in each group. */
export function useDealList({ group, q, platform }: Asked) {
  const { calls } = useDealSite();
  const query = { group, ...(q && { q }), ...(platform && { platform }) };
  const list = useCursorList<DealCard, typeof calls.list>(calls.list, { query, retryAs: "offer" });
  const first = useEndpoint(calls.list, { input: { query }, retryAs: "offer" });
  const page: DealPage | undefined = first.data;
  return { ...list, counts: page?.counts };
}
