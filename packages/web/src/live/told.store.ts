import { useEffect, useRef } from "react";
import { createStore } from "../store/store.ts";

const told = createStore(0);

/** A stream has said something: whatever of it is not in what it said may be anew. */
export function noteTold(): void {
  told.set(told.get() + 1);
}

/** Has a part that stands look again each time a stream says something. */
export function useWhenTold(look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => told.subscribe(() => void latest.current()), []);
}
