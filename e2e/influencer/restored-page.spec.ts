import { expect, type Page } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { browser, wholeBrowser } from "../support/settings.ts";
import { test } from "../support/test.ts";

// Playwright turns the back-forward cache off; these tests are about it.
test.use({
  launchOptions: {
    ...browser.launchOptions,
    executablePath: wholeBrowser,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Leaves the app for another page of its origin, as for any other site. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the page is loaded anew, which it survives.
      if (persisted) document.cookie = `restored=${getComputedStyle(document.body).visibility}; Path=/`;
    });
    location.assign("/healthz");
  });
  await expect(page).toHaveURL("/healthz");
}

/** Whether the page came from the back-forward cache, and whether its content was visible. */
async function restored(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "restored")?.value;
}

const back = (page: Page) => page.evaluate(() => history.back());

test("a page that the browser shows again after the session ended in another tab shows nothing of it", async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  await page.goto("/account");
  await expect(page.getByText(account.email)).toBeVisible();
  await leave(page);
  const other = await context.newPage();
  await other.goto("/account");
  await other.getByRole("button", { name: "ログアウト" }).click();
  await expect(other).toHaveURL("/sign_in");
  await back(page);
  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByText(account.email)).toHaveCount(0);
  expect(await restored(page)).toBe("hidden");
});

test("a page that the browser shows again in its session is there at once", async ({ page, context }) => {
  const account = await makeAccount(context);
  await page.goto("/account");
  await expect(page.getByText(account.email)).toBeVisible();
  await leave(page);
  await back(page);
  await expect(page.getByText(account.email)).toBeVisible();
  expect(await restored(page)).toBe("visible");
});
