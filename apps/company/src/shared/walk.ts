import { type Platform, platforms } from "@tomoru/contract/platforms";

/** The accounts of the page from which an insight was opened, for going on without going back. Kept in the history's state. */
export type Walk = {
  readonly platform: Platform;
  readonly ids: readonly string[];
  readonly from: WalkSearch | WalkList;
};

export type WalkSearch = {
  readonly kind: "search";
  /** The query of the results page, and the cursors of the pages before. */
  readonly address: string;
  readonly before: readonly string[];
  readonly nextCursor: string | null;
  /** The place of the first account, from 1. */
  readonly first: number;
  readonly total: { readonly value: number; readonly isAtLeast: boolean } | null;
  /** Whether it went on to another page of the results; Back then leads to the first. */
  readonly isElsewhere?: boolean;
};

export type WalkList = { readonly kind: "list"; readonly path: string; readonly name: string };

export type WalkState = { readonly walk: Walk };

/** The walk that a link left in the history's state; null if the page was opened by its address. */
export function walkIn(state: unknown): Walk | null {
  if (typeof state !== "object" || state === null || !("walk" in state)) return null;
  const walk = state.walk as Partial<Walk> | null;
  const isWhole =
    Array.isArray(walk?.ids) &&
    platforms.some((platform) => platform === walk.platform) &&
    (walk.from?.kind === "search" || walk.from?.kind === "list");
  return isWhole ? (walk as Walk) : null;
}
