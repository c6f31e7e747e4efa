import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { startLanguage } from "../src/shared/i18n/language.store.ts";
import { applyTheme } from "../src/shared/theme/theme.store.ts";
import { forceStates } from "./forced-states.ts";
import { Gallery } from "./gallery.tsx";

async function start(root: HTMLElement): Promise<void> {
  applyTheme();
  await startLanguage();
  forceStates();
  createRoot(root).render(
    <StrictMode>
      {/* Links of the product's own parts lead nowhere here. */}
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) void start(root);
