import { useSyncExternalStore } from "react";

/** From here on the sidebar stands beside the page (docs/product/interface.md). */
const wide = "(min-width: 1024px)";

let drawnWide: boolean | undefined;

/** For which screen the server draws, which has none to measure. */
export function drawWide(isWide: boolean): void {
  drawnWide = isWide;
}

/** What the document says of that; one that was drawn at build time is for a phone. */
function wasDrawnWide(): boolean {
  return drawnWide ?? document.getElementById("root")?.dataset.wide !== undefined;
}

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wide).matches,
    wasDrawnWide,
  );
}
