import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { applyTheme } from "@tomoru/web/theme/theme.store.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { site } from "../src/shared/site.ts";
import { forceStates } from "./forced-states.ts";
import { Gallery } from "./gallery.tsx";

async function start(root: HTMLElement): Promise<void> {
  startSite(site);
  applyTheme();
  await startLanguage();
  await loadSignedInWords();
  forceStates();
  document.addEventListener("click", stayHere, { capture: true });
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** Links of the product's own parts lead nowhere here; the logo leads out. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]:not([href="/"])') : null;
  if (link) event.preventDefault();
}

const root = document.getElementById("root");
if (root) void start(root);
