import { searchCreators } from "@tomoru/contract/company/discovery";
import { call } from "@tomoru/web/api/call.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { useEntryState } from "@tomoru/web/page/use-entry-state.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { unstable_serialize, useSWRConfig } from "swr";
import { insightPath } from "../../app/paths.ts";
import { type Walk, type WalkSearch, walkIn } from "../../shared/walk.ts";
import type { FoundPage } from "./discovery.queries.ts";
import { changed, queryOf, searchIn } from "./search-address.view.ts";

type Step = -1 | 1;

export type Walking = {
  readonly walk: Walk | null;
  /** Counted from 1 in the results, or within a list. */
  readonly place: number | null;
  readonly has: (step: Step) => boolean;
  readonly go: (step: Step) => void;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
};

/** Goes to the next or the previous account of the results; at the end of a page, to the next page. */
export function useWalk(creatorId: string): Walking {
  const state = useEntryState();
  const navigate = useNavigate();
  const fetchPage = useResultPage();
  const [isFetching, setFetching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const walk = walkIn(state);
  const at = walk?.ids.indexOf(creatorId) ?? -1;

  const neighbour = (step: Step) => (walk && at >= 0 ? walk.ids[at + step] : undefined);
  const cursorOf = (step: Step) => (walk?.from.kind === "search" && at >= 0 ? pageAt(walk.from, step) : null);

  function open(id: string, next: Walk) {
    // Replaced, so that Back still leads to where one came from.
    void navigate(insightPath({ creatorId: id, platform: next.platform }), {
      replace: true,
      state: { walk: next },
    });
  }

  async function turn(from: WalkSearch, step: Step, platform: Walk["platform"]) {
    const target = pageAt(from, step);
    if (target === null || isFetching) return;
    setFetching(true);
    setFailed(false);
    try {
      const found = await fetchPage(target.address);
      const ids = found.docs.map((account) => account.creatorId);
      const next = ids.at(step > 0 ? 0 : -1);
      const first = step > 0 ? from.first + (walk?.ids.length ?? 0) : Math.max(1, from.first - ids.length);
      const turned = { ...from, ...target, first, nextCursor: found.nextCursor, isElsewhere: true };
      if (next !== undefined) open(next, { platform, ids, from: turned });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      setFailed(true);
    } finally {
      setFetching(false);
    }
  }

  return {
    walk,
    place: walk && at >= 0 ? at + (walk.from.kind === "search" ? walk.from.first : 1) : null,
    has: (step) => neighbour(step) !== undefined || cursorOf(step) !== null,
    go(step) {
      const id = neighbour(step);
      if (!walk) return;
      if (id !== undefined) open(id, walk);
      else if (walk.from.kind === "search" && at >= 0) void turn(walk.from, step, walk.platform);
    },
    isFetching,
    hasFailed,
  };
}

/** The address of the next or the previous page of the results. */
function pageAt({ address, before, nextCursor }: WalkSearch, step: Step) {
  const here = new URLSearchParams(address);
  const cursor = here.get("cursor");
  if (step > 0) {
    if (nextCursor === null) return null;
    return { address: changed(here, { cursor: nextCursor }).toString(), before: [...before, cursor ?? ""] };
  }
  const earlier = before.at(-1);
  if (cursor === null || earlier === undefined) return null;
  return { address: changed(here, { cursor: earlier }).toString(), before: before.slice(0, -1) };
}

/** Each page of results counts, so a page in the cache is not asked for again, and a new one is put there. */
function useResultPage() {
  const { cache, mutate } = useSWRConfig();
  return async (address: string): Promise<FoundPage> => {
    const query = queryOf(searchIn(new URLSearchParams(address)));
    const key = keyOf(searchCreators, { query });
    const kept = cache.get(unstable_serialize(key))?.data as FoundPage | undefined;
    if (kept) return kept;
    const found = await call(searchCreators, { query });
    await mutate(key, found, { revalidate: false });
    return found;
  };
}
