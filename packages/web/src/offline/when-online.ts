type Waiting<T> = {
  load: () => Promise<T>;
  /** Called once when the wait begins, to say so. */
  onWait?: () => void;
  /** Instead of starting the page again. */
  onMissing?: (cause: unknown) => Promise<never>;
};

/** A part of the site that could not be loaded although there is a network. */
export class MissingPart extends Error {}

const startedAgainKey = "startedAgainAt";

/** Milliseconds. A part that is missing again so soon is missing for another reason. */
const startAgainAfter = 60_000;

/**
 * Loads a part of the app. Without a network it waits for one instead of failing, which would take the whole app down
 * with it. With a network a part is missing because the site is of a newer build by now: the page starts again, once.
 * Rejects only where that did not help.
 */
export async function whenOnline<T>({ load, onWait, onMissing = startAgain }: Waiting<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (navigator.onLine) return onMissing(cause);
    onWait?.();
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return whenOnline({ load, onMissing });
  }
}

/** Loads the page anew, unless it has just been: then it rejects with the cause. */
export function startAgain(cause: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(startedAgainKey));
  if (Date.now() - last < startAgainAfter) return Promise.reject(cause);
  sessionStorage.setItem(startedAgainKey, String(Date.now()));
  location.reload();
  // The reload ends this page; what it waits for need not come.
  return new Promise(() => undefined);
}
