type Waiting<T> = {
  load: () => Promise<T>;
  onWait?: () => void;
  onMissing?: (cause: unknown) => Promise<never>;
};

export class MissingPart extends Error {}

const startedAgainKey = "startedAgainAt";

/** Milliseconds. A part that is missing again so soon is missing for another reason. */
const startAgainAfter = 60_000;

/** Without a network it waits for one. With one a part is missing because the site is newer by now: it starts again, once, or else rejects. */
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
  // The reload ends this page; what it waits for need not come.
  return new Promise(() => undefined);
}
