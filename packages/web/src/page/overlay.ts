import { type ComponentType, createElement, lazy, useState } from "react";
import { whenOnline } from "../offline/when-online.ts";

type Loader = () => Promise<unknown>;

const waiting: Loader[] = [];
let fetchAhead = (load: Loader): void => void waiting.push(load);

/**
 * A dialog or menu in a chunk of its own, loaded ahead, so that it is there without a network. One with an `open` prop renders
 * nothing until it is opened: the server could not wait for it.
 */
export function lazyOverlay<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  fetchAhead(load);
  const Late = lazy(async () => ({ default: await whenOnline({ load }) }));
  return function Overlay(props: P) {
    const isOpen = !("open" in props && props.open === false);
    const [isWanted, setWanted] = useState(isOpen);
    if (isOpen && !isWanted) setWanted(true);
    return isWanted ? createElement(Late, props) : null;
  };
}

/** From now on overlays are fetched ahead, each at the time that `schedule` finds; called once the first signed-in screen stands. */
export function fetchOverlaysAhead(schedule: (load: Loader) => void): void {
  fetchAhead = schedule;
  for (const load of waiting.splice(0)) schedule(load);
}
