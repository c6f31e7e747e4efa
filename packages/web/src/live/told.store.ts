import { useEffect, useRef } from "react";
import { createStore } from "../store/store.ts";

const told = createStore(0);

/** Called for each message of the live stream: things that it does not name may have changed too. */
export function noteTold(): void {
  told.set(told.get() + 1);
}

/** Calls `look` after each message of the live stream, as long as the component is mounted. */
export function useWhenTold(look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => told.subscribe(() => void latest.current()), []);
}
