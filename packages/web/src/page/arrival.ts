import { z } from "zod/mini";
import { hasMovedBefore, type Place } from "../router/history.ts";
import { isSignedIn } from "../session/session.store.ts";

/** `listY`: how far a list that scrolls by itself was scrolled. */
const Spot = z.object({ key: z.string(), y: z.number(), listY: z.number(), focusId: z.string() });
type Spot = z.infer<typeof Spot>;

type Move = Pick<Place, "key" | "move">;

const storageKey = "places";

/** Where the reader was on each entry of the history since the document came. */
const places = new Map<string, Spot>();

/** Whether the places of the documents before this one in the tab are among them. */
let isComplete = false;

/** The entry of the history that was arrived at last. */
let arrivedAt: string | null = null;

/** Keeps the places for the document that comes after this one in the tab: a phone may discard it. */
export function keepPlaces(): void {
  recallPlaces();
  if (isSignedIn()) sessionStorage.setItem(storageKey, JSON.stringify([...places.values()]));
}

/** Notes the reader's place until the returned function is called. */
export function rememberPlace({ key, move }: Move): () => void {
  if (move === "pop" && (arrivedAt !== null || hasMovedBefore())) recallPlaces();
  const place = places.get(key) ?? { key, y: 0, listY: 0, focusId: "" };
  places.set(key, place);
  const scrolled = ({ target }: Event) => {
    if (target === document) place.y = window.scrollY;
    else if (target === list()) place.listY = list()?.scrollTop ?? 0;
  };
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id !== "") place.focusId = target.id;
  };
  window.addEventListener("scroll", scrolled, { passive: true, capture: true });
  window.addEventListener("focusin", focused);
  return () => {
    window.removeEventListener("scroll", scrolled, { capture: true });
    window.removeEventListener("focusin", focused);
  };
}

type Arrival = Move & {
  /** What takes the focus instead of the heading. */
  focusId?: string | undefined;
};

/** A new page starts at its heading; a page gone back to is where it was left. The first one is the browser's. */
export function arrive({ key, move, focusId }: Arrival): void {
  const from = arrivedAt;
  arrivedAt = key;
  const own = focusId === undefined ? null : document.getElementById(focusId);
  if (from === key) keepFocus();
  if (from === null) own?.focus({ preventScroll: true });
  if (from === key || (from === null && !(move === "pop" && hasMovedBefore()))) return;
  if (move === "pop") recallPlaces();
  const place = move === "pop" ? places.get(key) : undefined;
  const left = place?.focusId ? document.getElementById(place.focusId) : null;
  (left ?? own ?? heading())?.focus({ preventScroll: true });
  window.scrollTo(0, place?.y ?? 0);
  // One that was here before the move stays as it stands.
  if (place && list()?.scrollTop === 0) list()?.scrollTo(0, place.listY);
}

function list(): HTMLElement | null {
  return document.querySelector("main [data-scrolls]");
}

/** The content came after its loading state, whose heading had the focus and is gone. */
function keepFocus(): void {
  if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
}

function heading(): HTMLElement | null {
  return document.querySelector("main h1");
}

/** Not before somebody goes back: the first question to this storage keeps a starting page waiting for the browser. */
function recallPlaces(): void {
  if (isComplete) return;
  isComplete = true;
  for (const spot of keptPlaces()) if (!places.has(spot.key)) places.set(spot.key, spot);
}

function keptPlaces(): Spot[] {
  try {
    return z.parse(z.array(Spot), JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
  } catch {
    // Kept by another build.
    return [];
  }
}
