/** Events that show that somebody is using the page. Not `pointerover`: a pointer at rest causes it, too. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "change"] as const;

/** Begins with the first sign of a user. The returned function stops waiting for one. */
export function onFirstSign(begin: () => void): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const start = () => {
    stop();
    begin();
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true, signal: stopped.signal });
  return stop;
}
