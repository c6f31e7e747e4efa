import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How far the list was scrolled at each entry of the history, by its key. */
const scrolledTo = new Map<string, number>();

/** From 1280 px the list scrolls by itself, which the router's scroll restoration does not know of. */
export function useListScroll(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that stays while offers are chosen in it stays as it stands.
  useLayoutEffect(() => {
    const top = scrolledTo.get(key);
    // For the first page nothing is known, and it may have been scrolled before the app started.
    if (isBack && top !== undefined) list.current?.scrollTo(0, top);
  }, []);
  useLayoutEffect(() => {
    const { current } = list;
    const note = () => scrolledTo.set(key, current?.scrollTop ?? 0);
    current?.addEventListener("scroll", note, { passive: true });
    return () => current?.removeEventListener("scroll", note);
  }, [key]);
  return list;
}
