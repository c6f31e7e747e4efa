import { useEffect, useRef, useSyncExternalStore } from "react";

type Dismiss = () => void;

/** What closes each dialog or sheet that is open, the topmost last. */
let open: readonly Dismiss[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Dismiss[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Makes an overlay known while it is open, so that the way back on a phone leads out of it and not off the page. */
export function useOpenOverlay(isOpen: boolean, dismiss: Dismiss): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    change([...open, close]);
    return () => change(open.filter((other) => other !== close));
  }, [isOpen]);
}

/** As Esc would: one that is sending stays. */
export function dismissTopOverlay(): void {
  open.at(-1)?.();
}

export function hasOpenOverlay(): boolean {
  return open.length > 0;
}

export function useHasOpenOverlay(): boolean {
  return useSyncExternalStore(subscribe, hasOpenOverlay, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
