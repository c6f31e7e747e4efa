/** Milliseconds after the page has loaded; by then its first screen stands on a slow phone, too. */
const settleMs = 2000;

let last: Promise<unknown> | undefined;

/** Does what the first screen can do without: after it stands, when the browser has nothing else to do, one after another. */
export function whenQuiet(work: () => unknown): void {
  last ??= quiet();
  last = last
    .then(idle)
    .then(work)
    .catch(() => undefined);
}

async function quiet(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, settleMs));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
