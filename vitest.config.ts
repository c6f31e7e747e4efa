import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
};

/** Pure rules of the API: no database, no server. The fast check runs these and leaves the rest of the API to the full run. */
const apiRules = "src/**/*.rules.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/influencer/src/**/*.test.ts",
            "scripts/**/*.test.mjs",
            `apps/api/${apiRules}`,
          ],
          // Tests of the look read custom properties out of the stylesheet, which would otherwise arrive empty.
          css: { include: [/tokens\.css/] },
        },
      },
      { extends: "apps/api/vitest.config.ts", test: { root: "apps/api", exclude: [apiRules] } },
      {
        test: {
          name: "components",
          include: ["packages/ui/src/**/*.test.tsx", "apps/influencer/src/**/*.test.tsx"],
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
