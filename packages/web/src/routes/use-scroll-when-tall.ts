import { useEffect } from "react";
import { type Location, useLocation } from "react-router";

const inputs = ["pointerdown", "touchstart", "wheel", "keydown"] as const;

/** As they were when the document before this one was left. Whoever scrolls, presses or types goes on from where that is. */
let kept: Readonly<Record<string, unknown>> | null = null;

function keptPositions(storageKey: string): Readonly<Record<string, unknown>> {
  if (kept) return kept;
  try {
    kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, unknown>;
  } catch {
    kept = {};
  }
  const forget = () => {
    kept = {};
    for (const input of inputs) removeEventListener(input, forget, { capture: true });
  };
  for (const input of inputs) addEventListener(input, forget, { capture: true, passive: true });
  return kept;
}

/**
 * The router restores a position once, when a page is rendered. In a document that was loaded anew, a list that is still on its way is
 * too short for it then: here it is tried again while the page grows, until somebody touches it.
 */
export function useScrollWhenTall({
  getKey,
  storageKey,
}: {
  getKey: (location: Location) => string;
  storageKey: string;
}): void {
  const location = useLocation();
  const key = getKey(location);
  useEffect(() => {
    const top = keptPositions(storageKey)[key];
    if (typeof top !== "number" || top === 0) return;
    const page = document.documentElement;
    const restore = () => {
      const isUntouched = keptPositions(storageKey)[key] === top;
      if (isUntouched && scrollY !== top && page.scrollHeight - page.clientHeight >= top) scrollTo(0, top);
    };
    let frame = 0;
    // Not within the observer: to scroll there would be a change that it has to tell of again.
    const grown = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    grown.observe(document.body);
    return () => {
      grown.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [key, storageKey]);
}
