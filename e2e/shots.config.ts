import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import settings from "./playwright.config.ts";

/** Takes pictures instead of testing: all for the contact sheet (`npm run shots`), or those that tests compare with. */
export default defineConfig({
  ...settings,
  testDir: "visual",
  outputDir: join(import.meta.dirname, "../node_modules/.cache/shots-run"),
  timeout: 120_000,
  projects: [
    { name: "sheet", testMatch: "sheet.shot.ts" },
    { name: "pictures", testMatch: "pictures.shot.ts" },
  ],
});
