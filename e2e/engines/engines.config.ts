import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { server } from "../support/settings.ts";
import { type EngineName, site } from "./support/settings.ts";

/** Runs the main journeys in the other browser engines, as Debian ships them. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: join(import.meta.dirname, "../../node_modules/.cache/engines"),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: "WebKit", use: { engineName: "webkit" } },
    { name: "Firefox", use: { engineName: "firefox" }, testIgnore: "line-ends.spec.ts" },
  ],
  webServer: [
    {
      command: server.command.replace("../", "../../"),
      url: server.readyUrl,
      env: { ...server.environment(server.operatorToken), PUBLIC_URL: site.url },
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      command: `"${process.execPath}" support/tls-proxy.ts`,
      port: site.port,
      env: { PORT: new URL(server.url).port, TLS_PORT: String(site.port) },
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
