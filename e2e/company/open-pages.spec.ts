import { expect, type Page, type Request } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount } from "../support/account.ts";
import { server } from "../support/settings.ts";
import { test } from "../support/test.ts";

const kilobyte = 1024;
const headline = "本人がSNSを連携したクリエイターに、直接声をかける";

async function kilobytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / kilobyte;
}

function requestsOf(page: Page): Request[] {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  return finished;
}

test("a first visit of /company takes at most 130 KB, 40 KB of them before it is touched", async ({
  page,
}) => {
  // A headless browser sometimes sends a pointer move that nobody made, which would load the app.
  await page.addInitScript(() =>
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const requests = requestsOf(page);
  await page.goto("/company", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  expect(await kilobytesOf(requests)).toBeLessThanOrEqual(40);
  expect([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([server.url]);
});

test("a press before the app is here is not lost: the language changes with the first one", async ({
  page,
}) => {
  await page.goto("/company", { waitUntil: "networkidle" });
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Reach creators who connected their own accounts",
  );
  await page.getByRole("link", { name: "See pricing" }).click();
  await expect(page).toHaveURL("/company/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upgrade when you need to");
});

test("the price page holds the 17 rows of three plans with their prices, and a phone shows one plan at a time", async ({
  page,
}) => {
  await page.goto("/company/pricing");
  const table = page.getByRole("table");
  await expect(
    table.getByRole("rowheader").filter({ hasNotText: /^(さがす|頼む|支払う|人とサポート)$/ }),
  ).toHaveCount(17);
  await expect(page.getByRole("columnheader", { name: "税込 ¥11,000" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("radio", { name: "Professional" }).check();
  await expect(page.getByText("¥30,000").first()).toBeVisible();
  await expect(table.getByRole("cell", { name: "3,000" }).first()).toBeVisible();
});

const open = [
  "/company",
  "/company/pricing",
  "/company/terms",
  "/company/privacy-policy",
  "/company/commerce",
  "/company/sign_in",
  "/company/sign_up",
  "/company/forgot-password",
  "/company/email/confirm?token=none",
];

for (const path of open) {
  for (const width of [390, 1440]) {
    test(`${path} is a page without a fault of accessibility at ${width} px, and without sideways scroll`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const response = await page.goto(path, { waitUntil: "networkidle" });
      expect(response?.status()).toBe(200);
      await page.mouse.move(5, 5);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

test("what is no page below /company is the companies' own page for that, with 404", async ({ page }) => {
  const response = await page.goto("/company/nowhere");
  expect(response?.status()).toBe(404);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "ログイン" })).toHaveAttribute("href", "/company/sign_in");
  await expect(banner.getByRole("link", { name: "新規登録" })).toHaveAttribute("href", "/company/sign_up");
  await expect(page.getByRole("heading", { level: 1, name: "ページが見つかりません" })).toBeVisible();
  await page.getByRole("link", { name: "トップページへ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
});

test("a member's page asks for the sign-in of the companies' site, whatever creator is signed in", async ({
  page,
}) => {
  await page.goto("/company/settings/change-password");
  await expect(page).toHaveURL("/company/sign_in");
  await expect(page.getByRole("heading", { level: 1, name: "ログイン" })).toBeVisible();
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow", networkFails: true });

  test("the creators' worker leaves the companies' addresses to the network", async ({ page, context }) => {
    await makeAccount(context);
    await page.goto("/");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto("/company/pricing");
    await context.setOffline(true);
    await expect(page.goto("/company/terms")).rejects.toThrow();
    await context.setOffline(false);
    await page.goto("/company/terms");
    await expect(page.getByRole("heading", { level: 1, name: "利用規約" })).toBeVisible();
  });
});
