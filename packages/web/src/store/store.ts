import { useSyncExternalStore } from "react";

export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of the value; the component is rendered only when this part changes. */
export function useStorePart<T, P extends string | number>(store: Store<T>, part: (value: T) => P): P {
  const get = () => part(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}

/** `prerendered` is what a page that was rendered at build time shows until the app has hydrated it. */
export function useStore<T>(store: Store<T>, prerendered: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, prerendered);
}
