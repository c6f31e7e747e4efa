import { createStore, useStore } from "../store/store.ts";
import { mayBeKept } from "./kept-reads.ts";

type Reads = {
  /** When the answer to each key of the data cache was read last, in milliseconds since 1970. */
  readAt: ReadonlyMap<string, number>;
  /** The keys that are on screen, once for each place that shows them. */
  shown: readonly string[];
};

const reads = createStore<Reads>({ readAt: new Map(), shown: [] });

export function startReads(readAt: ReadonlyMap<string, number>): void {
  reads.set({ ...reads.get(), readAt });
}

export function readTimes(): ReadonlyMap<string, number> {
  return reads.get().readAt;
}

export function noteRead(key: string): void {
  const { readAt, shown } = reads.get();
  reads.set({ readAt: new Map(readAt).set(key, Date.now()), shown });
}

/** The key is on screen until the returned function is called. */
export function noteShown(key: string): () => void {
  const { readAt, shown } = reads.get();
  reads.set({ readAt, shown: [...shown, key] });
  return () => {
    const now = reads.get();
    reads.set({ ...now, shown: now.shown.toSpliced(now.shown.indexOf(key), 1) });
  };
}

/** How old the screen is: when the oldest of what it shows was read; undefined while it shows nothing that was read. */
export function useShownSince(): number | undefined {
  const { readAt, shown } = useStore(reads);
  const times = shown.filter(mayBeKept).flatMap((key) => readAt.get(key) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
