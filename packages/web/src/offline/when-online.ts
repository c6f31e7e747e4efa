type Waiting<T> = {
  load: () => Promise<T>;
  /** Says so; what it returns takes that back once there is a network. */
  onWait?: () => () => void;
  onMissing?: (cause: unknown) => Promise<never>;
};

export class MissingPart extends Error {}

const startedAgainKey = "startedAgainAt";

/** Milliseconds. A part that is missing again within this time is missing for another reason. */
const startAgainAfter = 60_000;

/**
 * Without a network it waits for one. With one it tries once more, since that may have come meanwhile; then a part is missing because the site has
 * a newer build: the page reloads once, or it rejects.
 */
export async function whenOnline<T>(waiting: Waiting<T>): Promise<T> {
  const { load, onWait, onMissing = startAgain } = waiting;
  try {
    return await load();
  } catch {
    if (!navigator.onLine) {
      const endWait = onWait?.();
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      endWait?.();
    }
    await fetchStylesAgain();
    return load().catch((cause: unknown) => (navigator.onLine ? onMissing(cause) : whenOnline(waiting)));
  }
}

let stylesComing: Promise<unknown> | undefined;

/** The build's loader asks for a stylesheet once: a page whose styles failed with it would come without them. One for all that wait. */
function fetchStylesAgain(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  stylesComing ??= Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchAgain)).finally(() => {
    stylesComing = undefined;
  });
  return stylesComing;
}

/** Beside it: one that is still on its way is somebody else's to wait for. */
function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  const link = missing.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    const settle = () => {
      if (missing.sheet === null) missing.remove();
      resolve();
    };
    link.addEventListener("load", settle);
    link.addEventListener("error", settle);
    missing.after(link);
  });
}

export function startAgain(cause: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(startedAgainKey));
  if (Date.now() - last < startAgainAfter) return Promise.reject(cause);
  sessionStorage.setItem(startedAgainKey, String(Date.now()));
  location.reload();
  // The page reloads, so this never resolves.
  return new Promise(() => undefined);
}
