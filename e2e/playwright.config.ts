import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser, server } from "./support/settings.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  projects: [
    // The other engines have a run of their own, with a server behind TLS.
    { name: "journeys", testIgnore: ["engines/**", "visual/**"] },
    { name: "looks", testMatch: "visual/**/*.spec.ts" },
  ],
  snapshotPathTemplate: "{testDir}/visual/pictures/{arg}{ext}",
  outputDir: join(import.meta.dirname, "../node_modules/.cache/e2e"),
  fullyParallel: true,
  // On two cores: a page waits for its frames more than for a processor.
  workers: 3,
  forbidOnly: true,
  // Ceilings, not speeds: a busy machine may take its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A missing snapshot is a failure; written by the first try, it would let the second one pass.
  updateSnapshots: "none",
  use: { ...browser, baseURL: server.url, trace: { mode: "on-first-retry", screenshots: false } },
  webServer: {
    command: server.command,
    url: server.readyUrl,
    env: server.environment(server.operatorToken),
    reuseExistingServer: false,
    // A first start builds the site and makes a database.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
