import type { DealCard, DealPage } from "@tomoru/contract/deals/deal-card";
import type { DealGroup } from "@tomoru/contract/deals/deal-states";
import { live } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";
import { useWhenTold } from "@tomoru/web/live/told.store.ts";
import { useEffect, useRef } from "react";
import { useDealSite } from "../deal-site.tsx";

type Asked = { group: DealGroup; q: string; platform: Platform | undefined };

/** The deals of a group, page after page, and how many there are in each group. */
export function useDealList({ group, q, platform }: Asked) {
  const { calls } = useDealSite();
  const query = { group, ...(q && { q }), ...(platform && { platform }) };
  const list = useCursorList<DealCard, typeof calls.list>(calls.list, { query, retryAs: "offer" });
  const first = useEndpoint(calls.list, { input: { query }, retryAs: "offer", everyMs: live.pollMs });
  useWhenTold(first.reload);
  const page: DealPage | undefined = first.data;
  const seen = page && `${page.docs.map(({ dealId, updatedAt }) => dealId + updatedAt)}`;
  const known = useRef(seen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what comes first.
  useEffect(() => {
    if (known.current !== undefined && seen !== undefined && known.current !== seen) list.reload();
    known.current = seen ?? known.current;
  }, [seen]);
  return { ...list, counts: page?.counts };
}
