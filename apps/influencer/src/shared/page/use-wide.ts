import { useSyncExternalStore } from "react";

/** From here on the sidebar stands beside the page (design.md 2). */
const wide = "(min-width: 1024px)";

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wide).matches,
    // While pages are drawn at build time there is no screen.
    () => false,
  );
}
