import { followOtherTabs, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { onFirstSign } from "@tomoru/web/page/first-sign.ts";
import { fetchOverlaysAhead } from "@tomoru/web/page/overlay.ts";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { App } from "@tomoru/web/routes/app.tsx";
import { loadFirstPages } from "@tomoru/web/routes/first-pages.ts";
import type { OpenPages } from "@tomoru/web/routes/opened-pages.ts";
import { pageAt, type SiteRoutes, viewOf } from "@tomoru/web/routes/site-routes.ts";
import { watchDraft } from "@tomoru/web/session/draft-storage.ts";
import { guardRestoredPage } from "@tomoru/web/session/restored-page.ts";
import { isSignedIn, watchOtherTabs } from "@tomoru/web/session/session.store.ts";
import { applyTheme } from "@tomoru/web/theme/theme.store.ts";
import { holdHistory } from "./hold-history.ts";
import { isServerRendered } from "./is-server-rendered.ts";
import { showApp } from "./show-app.tsx";

export function startApp(site: SiteRoutes): void {
  const root = document.getElementById("root");
  // A task of its own: after what the modules themselves take, a phone has time for a touch.
  if (root) setTimeout(() => void start(site, root));
}

async function start(site: SiteRoutes, root: HTMLElement): Promise<void> {
  applyTheme();
  watchOtherTabs();
  followOtherTabs();
  guardRestoredPage();
  if (!isSignedIn()) onFirstSign(() => fetchOverlaysAhead(whenQuiet));
  // Later: the first question to the tab's storage keeps a starting page waiting.
  whenQuiet(watchDraft);
  const accessAt = (path: string) => {
    const page = pageAt(site, path, { isSignedIn: isSignedIn() })?.page;
    return page === undefined ? undefined : viewOf(site.views, page).access;
  };
  // Side by side: the words and the first page are both needed before anything can be rendered.
  const [open] = await Promise.all([loadFirstPages(site).catch(failed), startLanguage()]);
  // Not earlier: the address may have become another one meanwhile.
  const isHydrated = isServerRendered(root, accessAt);
  // Before the router listens: a window tells its listeners in the order in which they came.
  const letHistoryGo = holdHistory();
  const first = open({ isHydrated });
  const app = (onRendered: () => void) => <App site={site} first={first} onRendered={onRendered} />;
  showApp(root, { isHydrated, isFramed: first.isSignedIn, letHistoryGo, app });
}

/** What could not be opened is told by the app. */
function failed(reason: unknown): OpenPages {
  const Failed = () => {
    throw reason;
  };
  return () => ({ isSignedIn: isSignedIn(), Pages: Failed, router: null });
}
