type Waiting<T> = {
  load: () => Promise<T>;
  onWait?: () => void;
  onMissing?: (cause: unknown) => Promise<never>;
};

export class MissingPart extends Error {}

const startedAgainKey = "startedAgainAt";

/** Milliseconds. A part that is missing again within this time is missing for another reason. */
const startAgainAfter = 60_000;

/** Without a network it waits for one. With one, a part is missing because the site has a newer build: the page reloads once, or it rejects. */
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

export function startAgain(cause: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(startedAgainKey));
  if (Date.now() - last < startAgainAfter) return Promise.reject(cause);
  sessionStorage.setItem(startedAgainKey, String(Date.now()));
  location.reload();
  // The page reloads, so this never resolves.
  return new Promise(() => undefined);
}
