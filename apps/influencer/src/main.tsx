import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import "./app/first-paint.css";
import { showApp } from "@tomoru/rendering/browser/show-app.tsx";
import { followOtherTabs, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { watchDraft } from "@tomoru/web/session/draft-storage.ts";
import { guardRestoredPage } from "@tomoru/web/session/restored-page.ts";
import { isSignedIn, watchOtherTabs } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { applyTheme } from "@tomoru/web/theme/theme.store.ts";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/lazy-pages.tsx";
import { isDrawnAlready } from "./app/prerendered.ts";
import { site } from "./shared/site.ts";

/** V8's own, and its default: boot.js has taken it away. */
Object.assign(Error, { stackTraceLimit: 10 });

async function start(root: HTMLElement): Promise<void> {
  startSite(site);
  history.scrollRestoration = "manual";
  applyTheme();
  watchOtherTabs();
  followOtherTabs();
  guardRestoredPage();
  // Later: the first question to the tab's storage keeps a starting page waiting.
  whenQuiet(watchDraft);
  // Side by side: the words and the first page are both needed before anything can be drawn. A page that does not come
  // now is asked for again when it is drawn, which can tell why.
  const page = preloadPage({ path: location.pathname, signedIn: isSignedIn() }).catch(() => undefined);
  await Promise.all([startLanguage(), page]);
  showApp(root, {
    isHydrated: isDrawnAlready(root),
    app: (onRendered) => <App onDrawn={onRendered} />,
  });
}

const root = document.getElementById("root");
// A task of its own: after what the modules themselves take, a phone has time for a touch.
if (root) setTimeout(() => void start(root));
