import { type ComponentType, lazy } from "react";
import { whenOnline } from "../offline/when-online.ts";

type Loader = () => Promise<unknown>;

const waiting: Loader[] = [];
let fetchAhead = (load: Loader): void => void waiting.push(load);

/** A dialog or menu in a chunk of its own, fetched ahead: what tells that the network is gone must not need it. */
export function lazyOverlay<P extends object>(load: () => Promise<ComponentType<P>>) {
  fetchAhead(load);
  return lazy(async () => ({ default: await whenOnline({ load }) }));
}

/** From now on overlays are fetched ahead, each at the time that `schedule` finds; called once the first signed-in screen stands. */
export function fetchOverlaysAhead(schedule: (load: Loader) => void): void {
  fetchAhead = schedule;
  for (const load of waiting.splice(0)) schedule(load);
}
