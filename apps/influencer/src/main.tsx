import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/lazy-pages.tsx";
import { startLanguage } from "./shared/i18n/language.store.ts";
import { isSignedIn, watchOtherTabs } from "./shared/session/session.store.ts";
import { applyTheme } from "./shared/theme/theme.store.ts";

async function start(root: HTMLElement): Promise<void> {
  history.scrollRestoration = "manual";
  applyTheme();
  watchOtherTabs();
  // Side by side: the words and the first page are both needed before anything can be drawn. A page that does not come
  // now is asked for again when it is drawn, which can tell why.
  const page = preloadPage({ path: location.pathname, signedIn: isSignedIn() }).catch(() => undefined);
  await Promise.all([startLanguage(), page]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) void start(root);
