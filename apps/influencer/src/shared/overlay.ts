import { type ComponentType, lazy } from "react";
import { whenOnline } from "./when-online.ts";

type Loader = () => Promise<unknown>;

const waiting: Loader[] = [];
let isAhead = false;

/**
 * A dialog or menu in a chunk of its own: fetched when it is first drawn, or ahead of that once the page has nothing
 * else to do. What tells that the network is gone must not need the network itself.
 */
export function lazyOverlay<P extends object>(load: () => Promise<ComponentType<P>>) {
  if (isAhead) fetchWhenIdle(load);
  else waiting.push(load);
  return lazy(async () => ({ default: await whenOnline({ load }) }));
}

/** From now on overlays are fetched ahead; called once the first signed-in screen stands. */
export function fetchOverlaysAhead(): void {
  isAhead = true;
  for (const load of waiting.splice(0)) fetchWhenIdle(load);
}

function fetchWhenIdle(load: Loader): void {
  // A miss is no loss: the overlay asks again when it is drawn.
  const fetchNow = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) window.requestIdleCallback(fetchNow);
  else setTimeout(fetchNow, 1000);
}
