/** Events that show that somebody is using the page. Not `pointerover`: a pointer at rest causes it, too. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "change"] as const;

/**
 * Starts a site at once, or on pages that work without the app with the first sign of a user. Links work without the app; what was
 * chosen and pressed before is kept for it.
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
