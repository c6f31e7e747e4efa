import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadSignedInWords, startLanguage } from "../src/shared/i18n/language.store.ts";
import { Router } from "../src/shared/router/router.tsx";
import { applyTheme } from "../src/shared/theme/theme.store.ts";
import { forceStates } from "./forced-states.ts";
import { Gallery } from "./gallery.tsx";

async function start(root: HTMLElement): Promise<void> {
  applyTheme();
  await startLanguage();
  await loadSignedInWords();
  forceStates();
  document.addEventListener("click", stayHere, { capture: true });
  createRoot(root).render(
    <StrictMode>
      <Router>
        <Gallery />
      </Router>
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
