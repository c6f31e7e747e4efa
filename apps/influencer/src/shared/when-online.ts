type Waiting<T> = {
  load: () => Promise<T>;
  /** Called once when the wait begins, to say so. */
  onWait?: () => void;
};

/**
 * Loads a part of the app. Without a network it waits for one instead of failing, which would take the whole app down
 * with it; rejects only where the network is not what is missing.
 */
export async function whenOnline<T>({ load, onWait }: Waiting<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (navigator.onLine) throw cause;
    onWait?.();
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return whenOnline({ load });
  }
}
