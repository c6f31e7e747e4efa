import { createContext, use, useSyncExternalStore } from "react";

/** From here on the sidebar stands beside the page (docs/product/interface.md). */
const wide = "(min-width: 1024px)";

/** For which screen the server renders, which has none to measure. */
export const ServerWide = createContext<boolean | null>(null);

/** What the document says of that; one that was rendered at build time is for a phone. */
function isDocumentWide(): boolean {
  return document.getElementById("root")?.dataset.wide !== undefined;
}

export function useWide(): boolean {
  const onServer = use(ServerWide);
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wide).matches,
    () => onServer ?? isDocumentWide(),
  );
}
