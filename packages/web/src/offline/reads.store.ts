import { createStore, useStore } from "../store/store.ts";
import { mayBeKept, type ReadOf } from "./kept-reads.ts";

type Reads = {
  /** When the answer to each key of the data cache was read last, in milliseconds since 1970. */
  readAt: ReadonlyMap<string, number>;
  shown: readonly string[];
  of: ReadonlyMap<string, ReadOf>;
};

type Read = ReadOf & { key: string; at: number };

const reads = createStore<Reads>({ readAt: new Map(), shown: [], of: new Map() });

/** Starts with what the device has kept. A page may have noted newer reads by then. */
export function startReads(kept: readonly Read[]): void {
  const { readAt, shown, of } = reads.get();
  reads.set({
    shown,
    readAt: new Map([...kept.map(({ key, at }) => [key, at] as const), ...readAt]),
    of: new Map([...kept.map(({ key, name, isList }) => [key, { name, isList }] as const), ...of]),
  });
}

/** Called when the session ends: the next person has read nothing yet. */
export function forgetReads(): void {
  reads.set({ readAt: new Map(), shown: [], of: new Map() });
}

export function readsSoFar(): Read[] {
  const { readAt, of } = reads.get();
  return [...readAt].flatMap(([key, at]) => {
    const read = of.get(key);
    return read ? { ...read, key, at } : [];
  });
}

export function noteRead(key: string): void {
  const before = reads.get();
  reads.set({ ...before, readAt: new Map(before.readAt).set(key, Date.now()) });
}

export function noteShown(key: string, read: ReadOf): () => void {
  const before = reads.get();
  reads.set({ ...before, shown: [...before.shown, key], of: new Map(before.of).set(key, read) });
  return () => {
    const now = reads.get();
    reads.set({ ...now, shown: now.shown.toSpliced(now.shown.indexOf(key), 1) });
  };
}

/** How old the screen is: when the oldest of what it shows was read; undefined while it shows nothing that was read. */
export function useShownSince(): number | undefined {
  const { readAt, shown, of } = useStore(reads);
  const times = shown.flatMap((key) => {
    const read = of.get(key);
    return read && mayBeKept(read) ? (readAt.get(key) ?? []) : [];
  });
  return times.length > 0 ? Math.min(...times) : undefined;
}
