import { currentLocale } from "@tomoru/web/i18n/language.store.ts";
import type { Access } from "@tomoru/web/routes/page-views.ts";
import { isSignedIn } from "@tomoru/web/session/session.store.ts";
import { hasOwnKeys } from "@tomoru/web/site/kept-keys.ts";

/** A draft, an entry of the history that was here before or another query may change what the app renders first: then it does not hydrate. */
export function isServerRendered(root: HTMLElement, accessAt: (path: string) => Access | undefined): boolean {
  const { pathname, search } = location;
  const access = accessAt(pathname);
  if (wentBackBefore()) return false;
  if (search !== (root.dataset.search ?? "")) return false;
  if (access === undefined || root.dataset.rendered !== currentLocale()) return false;
  if (root.dataset.access !== access) return false;
  const isForSignedIn = access === "signedIn";
  if (isForSignedIn || isSignedIn()) return isForSignedIn && isSignedIn();
  return history.state === null && !hasOwnKeys(sessionStorage);
}

/** Somebody went back before the app was here: the document is of another entry of the history than the one that it is at. */
function wentBackBefore(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && !isHere(new URL(loaded.name));
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
