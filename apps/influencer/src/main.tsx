import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import "./app/first-paint.css";
import { takeAnswers } from "@tomoru/rendering/browser/answers.ts";
import { DocumentAnswers, type Fallback } from "@tomoru/web/api/document-answers.ts";
import { followOtherTabs, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { watchDraft } from "@tomoru/web/session/draft-storage.ts";
import { guardRestoredPage } from "@tomoru/web/session/restored-page.ts";
import { isSignedIn, rememberUser, watchOtherTabs } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { applyTheme } from "@tomoru/web/theme/theme.store.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/lazy-pages.tsx";
import {
  holdChoices,
  isDrawnAlready,
  keepEntries,
  pressHeldButton,
  sendHeldForm,
} from "./app/prerendered.ts";
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
  const answers = takeAnswers();
  if (answers) rememberUser(answers.user);
  const show = isDrawnAlready(root) ? takeOver : draw;
  show(root, answers?.fallback ?? null);
}

function draw(root: HTMLElement, fallback: Fallback | null): void {
  const enterAgain = keepEntries(root);
  root.replaceChildren();
  delete root.dataset.drawn;
  const frame = root.nextElementSibling;
  const settle = () => {
    if (frame?.matches("[data-drawn]")) frame.remove();
    enterAgain();
  };
  // As a transition the first drawing leaves the browser time in between, to paint and to scroll.
  startTransition(() => createRoot(root).render(appWith({ fallback, onDrawn: settle })));
}

function takeOver(root: HTMLElement, fallback: Fallback | null): void {
  const chooseAgain = holdChoices(root);
  const settle = () => {
    delete root.dataset.drawn;
    chooseAgain();
    sendHeldForm(root);
    pressHeldButton(root);
  };
  // Settled a task later: by then the forms hold what was typed in them. In slices, as `draw`.
  const app = appWith({ fallback, onDrawn: () => void setTimeout(settle) });
  startTransition(() => void hydrateRoot(root, app));
}

function appWith({ fallback, onDrawn }: { fallback: Fallback | null; onDrawn: () => void }) {
  return (
    <DocumentAnswers value={{ current: fallback }}>
      <App onDrawn={onDrawn} />
    </DocumentAnswers>
  );
}

const root = document.getElementById("root");
// A task of its own: after what the modules themselves take, a phone has time for a touch.
if (root) setTimeout(() => void start(root));
