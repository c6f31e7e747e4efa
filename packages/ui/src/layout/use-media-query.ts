import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** Narrower, a list of choices is a sheet. */
export const beyondPhone = "(min-width: 640px)";
/** From here rows are a table. */
export const onDesktop = "(min-width: 1024px)";

/** For which screen the server renders, which has none to measure. */
export const ServerWide = createContext<boolean | null>(null);

/** What the document says of that; one that was rendered at build time is for a phone. */
function isDocumentWide(): boolean {
  return document.getElementById("root")?.dataset.wide === "true";
}

/** For what differs in structure; differences in look belong to the stylesheet. */
export function useMediaQuery(query: string): boolean {
  const onServer = use(ServerWide);
  const isForDesk = query === beyondPhone || query === onDesktop;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => isForDesk && (onServer ?? isDocumentWide()),
  );
}
