import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { appStands } from "../support/app-stands.ts";
import { enterDemoCompany } from "../support/company-account.ts";
import { test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a member opens somebody the search found, goes on to the next without going back, and compares two", async ({
  page,
  context,
}) => {
  await enterDemoCompany(context);
  await page.goto("/company/creators?platform=instagram");
  const rows = page.getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  const names = await page.getByRole("rowheader").getByRole("link").allTextContents();

  // Enter opens a row once the app is hydrated; the link in it works before.
  await appStands(page);
  await rows.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/company\/creators\/[0-9A-Za-z]{22}\?platform=instagram$/);
  await expect(heading(page)).toHaveText(names[0] ?? "");
  await expect(page.getByRole("link", { name: /^検索結果（.*人中 1人目）$/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "要点" })).toContainText("推定PR費用");
  await page.getByRole("button", { name: "表で見る" }).first().click();
  await expect(page.getByRole("table", { name: "投稿ごとの再生数" })).toBeVisible();
  await expectAccessible(page);

  await heading(page).focus();
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText(names[1] ?? "");
  await expect(page.getByRole("link", { name: /人中 2人目/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/company/creators?platform=instagram");

  for (const name of names.slice(0, 2)) await page.getByRole("checkbox", { name: `${name}を選ぶ` }).check();
  await page.getByRole("link", { name: "比べる" }).click();
  await expect(heading(page)).toHaveText("2人を並べて比べています");
  const table = page.getByRole("table", { name: "クリエイターの比較" });
  for (const name of names.slice(0, 2))
    await expect(table.getByRole("link", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole("link", { name: names[1] ?? "", exact: true }).click();
  await expect(heading(page)).toHaveText(names[1] ?? "");
});
