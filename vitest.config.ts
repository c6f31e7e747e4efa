import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
};

/** Pure rules of the API: no database, no server. The fast check runs these and leaves the rest of the API to the full run. */
const apiRules = "apps/api/src/**/*.rules.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/{influencer,company,operator}/{src,build}/**/*.test.ts",
            "{scripts,lab}/**/*.test.mjs",
            apiRules,
          ],
          // They swap no module and keep nothing between them: a worker a file would be half of their time.
          isolate: false,
          // A ceiling, not a speed: a busy machine may take its time.
          testTimeout: 30_000,
          // Tests of the look read custom properties out of the stylesheet, which would otherwise arrive empty.
          css: { include: [/tokens\.css/] },
        },
      },
      "apps/api/vitest.config.ts",
      {
        // Found before the first test: a dependency found in the middle of one would load the page again under it.
        optimizeDeps: {
          entries: [
            "apps/{influencer,company,operator}/src/main.tsx",
            "{packages/{rendering,ui,web,web-auth,web-deals},apps/{influencer,company,operator}}/src/**/*.test.tsx",
          ],
        },
        test: {
          name: "components",
          include: [
            "{packages/{rendering,ui,web,web-auth,web-deals},apps/{influencer,company,operator}}/src/**/*.test.tsx",
          ],
          // Three pages of three browser contexts: each has a storage and locks of its own.
          maxWorkers: 3,
          // Ceilings, not speeds: Vitest's own second is over before a busy machine has drawn a page.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
