import { currentLocale } from "@tomoru/web/i18n/language.store.ts";
import { currentPlace, hasMovedBefore } from "@tomoru/web/router/history.ts";
import { isSignedIn } from "@tomoru/web/session/session.store.ts";
import { pageViews } from "./lazy-pages.tsx";
import { pageAt } from "./paths.ts";

/**
 * Whether the server's document already shows what the app would draw first. A draft, a state in the history or a query
 * may change that; then the app draws anew instead of taking over.
 */
export function isDrawnAlready(root: HTMLElement): boolean {
  const { pathname, search } = currentPlace();
  const page = pageAt(pathname)?.page;
  if (hasMovedBefore()) return false;
  if (page === undefined || search !== "" || root.dataset.drawn !== currentLocale()) return false;
  const { access } = pageViews[page];
  if (access === "signedIn") return isSignedIn();
  return (access === "anybody" || !isSignedIn()) && !isChangedByTab();
}

/** Open pages show what the tab keeps of a draft, or what the page before handed on. */
function isChangedByTab(): boolean {
  return currentPlace().state !== null || sessionStorage.length > 0;
}
