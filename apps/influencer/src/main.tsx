import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import "@tomoru/rendering/browser/first-paint.css";
import { isServerRendered } from "@tomoru/rendering/browser/is-server-rendered.ts";
import { showApp } from "@tomoru/rendering/browser/show-app.tsx";
import type { Access } from "@tomoru/rendering/site-pages.ts";
import { followOtherTabs, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { watchDraft } from "@tomoru/web/session/draft-storage.ts";
import { guardRestoredPage } from "@tomoru/web/session/restored-page.ts";
import { isSignedIn, watchOtherTabs } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { applyTheme } from "@tomoru/web/theme/theme.store.ts";
import { App } from "./app/app.tsx";
import { pageViews } from "./app/lazy-pages.tsx";
import { type OpenedPages, openSignedIn, openSignedOut } from "./app/open-pages.tsx";
import { pageAt } from "./app/paths.ts";
import { site } from "./shared/site.ts";

async function start(root: HTMLElement): Promise<void> {
  startSite(site);
  applyTheme();
  watchOtherTabs();
  followOtherTabs();
  guardRestoredPage();
  // Later: the first question to the tab's storage keeps a starting page waiting.
  whenQuiet(watchDraft);
  const isHydrated = isServerRendered(root, accessAt);
  // Side by side: the words and the first page are both needed before anything can be rendered.
  const opening = isSignedIn() ? openSignedIn({ isHydrated }) : openSignedOut({ isHydrated });
  const [first] = await Promise.all([opening.catch(failed), startLanguage()]);
  showApp(root, { isHydrated, app: (onRendered) => <App first={first} onRendered={onRendered} /> });
}

function accessAt(path: string): Access | undefined {
  const page = pageAt(path)?.page;
  return page && pageViews[page].access;
}

/** What could not be opened is told by the app. */
function failed(reason: unknown): OpenedPages {
  const Failed = () => {
    throw reason;
  };
  return { isSignedIn: isSignedIn(), Pages: Failed, router: null };
}

const root = document.getElementById("root");
// A task of its own: after what the modules themselves take, a phone has time for a touch.
if (root) setTimeout(() => void start(root));
