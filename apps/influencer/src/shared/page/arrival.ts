import { z } from "zod/mini";
import type { Place } from "../router/history.ts";
import { isSignedIn } from "../session/session.store.ts";

const Spot = z.object({ y: z.number(), focusId: z.string() });
type Spot = z.infer<typeof Spot>;

const storageKey = "places";

/** Where the reader was on each entry of the history. Outlives the page, as what it had loaded does: a phone may discard the tab. */
const places = new Map<string, Spot>(keptPlaces());

/** The entry of the history that was arrived at last. */
let arrivedAt: string | null = null;

/** Keeps the places for the page that comes after this one in the tab. */
export function keepPlaces(): void {
  if (isSignedIn()) sessionStorage.setItem(storageKey, JSON.stringify([...places]));
}

/** Notes the reader's place until the returned function is called. */
export function rememberPlace(key: string): () => void {
  const place = places.get(key) ?? { y: 0, focusId: "" };
  places.set(key, place);
  const scrolled = () => {
    place.y = window.scrollY;
  };
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id !== "") place.focusId = target.id;
  };
  window.addEventListener("scroll", scrolled, { passive: true });
  window.addEventListener("focusin", focused);
  return () => {
    window.removeEventListener("scroll", scrolled);
    window.removeEventListener("focusin", focused);
  };
}

/** A new page starts at its heading; a page gone back to is where it was left. The first one is the browser's. */
export function arrive({ key, move }: Pick<Place, "key" | "move">): void {
  const from = arrivedAt;
  arrivedAt = key;
  if (from === key) keepFocus();
  if (from === null || from === key) return;
  const place = move === "pop" ? places.get(key) : undefined;
  const left = place?.focusId ? document.getElementById(place.focusId) : null;
  (left ?? heading())?.focus({ preventScroll: true });
  window.scrollTo(0, place?.y ?? 0);
}

/** The content came after its loading state, whose heading had the focus and is gone. */
function keepFocus(): void {
  if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
}

function heading(): HTMLElement | null {
  return document.querySelector("main h1");
}

function keptPlaces(): [string, Spot][] {
  try {
    return z.parse(
      z.array(z.tuple([z.string(), Spot])),
      JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"),
    );
  } catch {
    // Kept by another build.
    return [];
  }
}
