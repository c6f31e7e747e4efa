import { brand } from "@tomoru/i18n/brand";
import { site } from "@tomoru/rendering/build/site.ts";
import { defineConfig } from "vite";
import { dictionaries } from "./build/dictionaries.ts";
import { cookies } from "./src/shared/cookies.ts";

/** What a visitor's pages have of the small pieces too: the others would come with them. */
const ofVisitors =
  "badge-check|banner|code-request|draft|flash-message|form-summary|password|plan|radio-panels|receipt-japanese-yen|sign|visitor";
/**
 * Small pieces that pages behind the sign-in are made of: a file of each would wait for a connection longer than it travels
 * (docs/decisions/0121). Nothing that brings the library behind dialogs and lists along.
 */
const parts = new RegExp(
  [
    `lucide-react.*icons/(?!.*(?:${ofVisitors}))`,
    `ui/src/(?!.*(?:${ofVisitors}|chart|overlays|dialog|list|menu|modal|prose|sheet|combobox))`,
    `web/src/(?!.*(?:${ofVisitors}|legal|overlay))`,
    `company/src/shared/(?!.*(?:${ofVisitors}|deal-site|csv))`,
    `(?:billing|charges|home|discovery|insight|lists|work)[.]queries`,
  ].join("|"),
);

export default defineConfig({
  plugins: site({
    root: import.meta.dirname,
    basePath: "/company/",
    entry: "src/server.ts",
    app: "src/start.ts",
    brand,
    cookies,
    phrasesIn: dictionaries,
    parts: { name: "parts", test: parts, minShareCount: 2, priority: 2 },
  }),
  server: { strictPort: true },
});
