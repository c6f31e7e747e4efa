import { useSyncExternalStore } from "react";

/** From here on the sidebar stands beside the page (design.md 2). */
const wide = window.matchMedia("(min-width: 1024px)");

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener("change", listener);
      return () => wide.removeEventListener("change", listener);
    },
    () => wide.matches,
  );
}
