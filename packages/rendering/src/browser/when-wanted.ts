import { onFirstSign } from "@tomoru/web/page/first-sign.ts";

/**
 * Starts a site at once, or on pages that work without the app with the first sign of a user. Links work without the app; what was
 * chosen and pressed before is kept for it.
 */
export function whenWanted(start: () => Promise<unknown>): void {
  if (!isQuiet()) return void start();
  onFirstSign(() => void start());
}

/** The document shows the page as it is for whoever looks; boot.js has found no session and no other language. */
function isQuiet(): boolean {
  const isForVisitors = document.documentElement.dataset.hides === "signedIn";
  return isForVisitors && document.getElementById("root")?.dataset.quiet !== undefined;
}
