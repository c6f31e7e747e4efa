import { currentLocale } from "@tomoru/web/i18n/language.store.ts";
import { isSignedIn } from "@tomoru/web/session/session.store.ts";
import { pageViews } from "./lazy-pages.tsx";
import { pageAt } from "./paths.ts";

/**
 * Whether the server's document already shows what the app would render first. A draft, an entry of the history that was
 * here before or a query may change that; then the app renders anew instead of hydrating.
 */
export function isDrawnAlready(root: HTMLElement): boolean {
  const { pathname, search } = location;
  const page = pageAt(pathname)?.page;
  if (wentBackBefore()) return false;
  if (page === undefined || search !== "" || root.dataset.drawn !== currentLocale()) return false;
  const isForSignedIn = pageViews[page].access === "signedIn";
  if (isForSignedIn || isSignedIn()) return isForSignedIn && isSignedIn();
  return history.state === null && sessionStorage.length === 0;
}

/** Somebody went back before the app was here: the document is of another entry of the history than the one that it is at. */
function wentBackBefore(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}
