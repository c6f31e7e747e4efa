import { prComparisonOf } from "@tomoru/contract/company/account-figures";
import { discoveryRules, type ReadPost } from "@tomoru/contract/company/discovery-rules";
import type { Insight } from "@tomoru/contract/company/insight";
import { limits } from "@tomoru/contract/limits";
import { type Platform, platforms } from "@tomoru/contract/platforms";

export type ComparedAddress = { readonly platform: Platform; readonly ids: readonly string[] };

/** Reads the compared accounts from the address; invalid ids are left out. */
export function comparedIn(address: URLSearchParams): ComparedAddress {
  const platform = platforms.find((known) => known === address.get("platform")) ?? "instagram";
  const ids = (address.get("ids") ?? "").split(",").filter((id) => /^[0-9A-Za-z]{22}$/.test(id));
  return { platform, ids: [...new Set(ids)].slice(0, limits.comparedCreators) };
}

/** The page that the comparison was opened from, as its link left it beside the address. */
export function comparedFromIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("comparedFrom" in state)) return null;
  return typeof state.comparedFrom === "string" ? state.comparedFrom : null;
}

/** Compares PR posts with the others, as the server does; null where the plan does not tell PR posts. */
export function prOf({ posts, readAt }: Pick<Insight, "posts" | "readAt">) {
  const told = posts.flatMap(({ isPr, ...post }): ReadPost[] => (isPr === null ? [] : [{ ...post, isPr }]));
  return told.length < posts.length ? null : prComparisonOf(told, Date.parse(readAt));
}

export type BestOf = "most" | "highest" | "lowest" | "leastDrop" | "newest";

/** Marks the best of these values; none if all are equal or fewer than two are known. */
export function bestOf(values: readonly (number | null)[], best: BestOf): readonly boolean[] {
  const known = values.filter((value) => value !== null);
  const top = best === "lowest" ? Math.min(...known) : Math.max(...known);
  const isDecided = known.length > 1 && known.some((value) => value !== top);
  return values.map((value) => isDecided && value === top);
}

/** For the strip: the newest posts whose views are known. */
export function stripOf({ posts }: Pick<Insight, "posts">): { views: number; isPr: boolean }[] {
  return posts
    .slice(0, discoveryRules.stripPosts)
    .flatMap(({ views, isPr }) => (views === null ? [] : [{ views, isPr: isPr === true }]));
}
