/** By these somebody shows that they are there, before or as they press. A pointer that rests is over something, too. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "change"] as const;

/**
 * Starts a site at once; on a page that stands without it, with the first sign of somebody. Its links do without the app, and what was
 * chosen and pressed before is held for it.
 */
export function whenWanted(start: () => Promise<unknown>): void {
  if (!isQuiet()) return void start();
  const stopped = new AbortController();
  const begin = () => {
    stopped.abort();
    void start();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: stopped.signal });
}

/** The document shows the page as it is for whoever looks; boot.js has found no session and no other language. */
function isQuiet(): boolean {
  const isForVisitors = document.documentElement.dataset.hides === "signedIn";
  return isForVisitors && document.getElementById("root")?.dataset.quiet !== undefined;
}
