/** A place in the app: an address, and the entry of the history that holds it. */
export type Place = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** What the page before handed on. */
  readonly state: unknown;
  /** The same each time this entry of the history is come to. */
  readonly key: string;
  /** How it was come to: through the history, by a new entry, or in the place of the entry before. */
  readonly move: "pop" | "push" | "replace";
};

/** What is kept in the browser's history of each entry; `index` counts from the first of this tab. */
type Entry = { key: string; index: number; state: unknown };

type Listener = (place: Place) => void;
type Holder = (event: PopStateEvent) => boolean;

const listeners = new Set<Listener>();
let holder: Holder | null = null;

/** Where the browser is now. */
export function currentPlace(move: Place["move"] = "pop"): Place {
  const { pathname, search } = location;
  const { key, state } = entryIn(history.state);
  return { pathname, search, state, key, move };
}

/** Goes to an address of ours, as a new entry of the history or in the place of the present one. */
export function navigate(to: string, { replace = false, state = null }: Handover = {}): void {
  const { index } = entryIn(history.state);
  const key = Math.random().toString(36).slice(2);
  if (replace) history.replaceState({ key, index, state } satisfies Entry, "", to);
  else history.pushState({ key, index: index + 1, state } satisfies Entry, "", to);
  announce(currentPlace(replace ? "replace" : "push"));
}

export type Handover = { replace?: boolean | undefined; state?: unknown };

/** Hears of every move until the returned function is called. */
export function onMove(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", popped);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", popped);
  };
}

/** Lets `next` see moves through the history first; one for which it says true is not followed. */
export function holdHistory(next: Holder): () => void {
  holder = next;
  return () => {
    if (holder === next) holder = null;
  };
}

/** How many entries after the first of this tab a kept state stands. */
export function indexOf(state: unknown): number {
  return entryIn(state).index;
}

/**
 * Somebody went back before the app stood: the document was loaded for another entry of the history than the one it is at,
 * and nobody heard of the move.
 */
export function hasMovedBefore(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

function popped(event: PopStateEvent): void {
  if (!holder?.(event)) announce(currentPlace());
}

function announce(place: Place): void {
  for (const listener of listeners) listener(place);
}

/** An entry that the browser made itself, by a link to the middle of a page or on arrival, keeps nothing. */
function entryIn(state: unknown): Entry {
  const isOurs = typeof state === "object" && state !== null && "key" in state && "index" in state;
  return isOurs ? (state as Entry) : { key: "first", index: 0, state: null };
}
