type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

/**
 * Hears every move in the history before the router does. Has to be called ahead of the first drawing: the browser
 * calls the listeners of a window in the order in which they came, whatever phase they ask for.
 */
export function watchHistory(): void {
  window.addEventListener("popstate", (event) => holder?.(event));
}

/** Lets `next` see moves in the history first, and stop them, until the returned function is called. */
export function holdHistory(next: Holder): () => void {
  holder = next;
  return () => {
    if (holder === next) holder = null;
  };
}
