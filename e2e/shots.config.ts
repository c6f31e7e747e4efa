import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import settings from "./playwright.config.ts";

/** Takes pictures instead of testing: `npm run shots`. */
export default defineConfig({
  ...settings,
  testDir: "shots",
  testMatch: "*.shot.ts",
  outputDir: join(import.meta.dirname, "../node_modules/.cache/shots-run"),
  timeout: 120_000,
});
