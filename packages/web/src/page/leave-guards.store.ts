import type { Blocker } from "react-router";
import { createStore, useStorePart } from "../store/store.ts";

/** A way out that was stopped: it may be gone on with, or not. */
export type StoppedLeaving = Extract<Blocker, { state: "blocked" }>;

type LeaveGuard = (stopped: StoppedLeaving) => void;

const guards = createStore<readonly LeaveGuard[]>([]);

/** From now on the page is left only once `guard` has said so; ends with the call of what is returned. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.set([...guards.get(), guard]);
  return () => guards.set(guards.get().filter((other) => other !== guard));
}

export function isLeavingGuarded(): boolean {
  return guards.get().length > 0;
}

export function useIsLeavingGuarded(): boolean {
  return useStorePart(guards, ({ length }) => length) > 0;
}

export function askBeforeLeaving(stopped: StoppedLeaving): void {
  guards.get().at(-1)?.(stopped);
}
