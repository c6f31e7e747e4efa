import { type Platform, platforms } from "@tomoru/contract/influencer/offers";

/** The accounts of the page that an insight was opened from, so that one goes on without going back. Travels in the state of the history. */
export type Walk = {
  readonly platform: Platform;
  readonly ids: readonly string[];
  readonly from: WalkSearch | WalkList;
};

export type WalkSearch = {
  readonly kind: "search";
  /** The query of its page, and where the pages before began. */
  readonly address: string;
  readonly before: readonly string[];
  readonly nextCursor: string | null;
  /** The place of the first account, from 1. */
  readonly first: number;
  readonly total: { readonly value: number; readonly isAtLeast: boolean } | null;
  /** Whether one went on to another page of the results: Back leads to the first then. */
  readonly isElsewhere?: boolean;
};

export type WalkList = { readonly kind: "list"; readonly path: string; readonly name: string };

export type WalkState = { readonly walk: Walk };

/** What a link left beside the address; nothing where the page was opened by its address alone. */
export function walkIn(state: unknown): Walk | null {
  if (typeof state !== "object" || state === null || !("walk" in state)) return null;
  const walk = state.walk as Partial<Walk> | null;
  const isWhole =
    Array.isArray(walk?.ids) &&
    platforms.some((platform) => platform === walk.platform) &&
    (walk.from?.kind === "search" || walk.from?.kind === "list");
  return isWhole ? (walk as Walk) : null;
}
