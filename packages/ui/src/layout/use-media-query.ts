import { useCallback, useSyncExternalStore } from "react";

/** Narrower, a list of choices is a sheet. */
export const beyondPhone = "(min-width: 640px)";
/** From here rows are a table. */
export const onDesktop = "(min-width: 1024px)";

/** For what differs in structure; differences in look belong to the stylesheet. */
export function useMediaQuery(query: string): boolean {
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
    () => false,
  );
}
