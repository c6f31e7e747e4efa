import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { addCard, makeCompany, newCompanyName } from "../support/company-account.ts";
import { comeDirectly, test } from "../support/test.ts";

const suspended = "ご利用を停止しています";

/** Presses a button of the sandbox's panel at the company's subscription. */
async function onPanel(page: Page, companyName: string, button: string): Promise<void> {
  const panel = await page.context().newPage();
  await panel.goto("/dev/stripe");
  await panel
    .getByRole("listitem")
    .filter({ hasText: companyName })
    .getByRole("button", { name: button })
    .click();
  await expect(panel).toHaveURL("/dev/stripe");
  await panel.close();
}

test("a renewal that fails is told on every page, suspends after a week, leaves what pays for it, and a good card lifts it", async ({
  page,
  context,
}) => {
  test.slow();
  const companyName = newCompanyName();
  await makeCompany(context, companyName);
  await comeDirectly(context);
  await addCard(page, "4242424242424242");
  await page.goto("/company/plan");
  await page.getByRole("button", { name: /このプランにする.*Standard/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "¥11,000を支払って変更する" }).click();
  await expect(page.getByText("Standardプランに変わりました。")).toBeVisible();
  await addCard(page, "4000000000000341");
  await page.getByRole("button", { name: /既定にする.*0341/ }).click();
  await expect(page.getByText(/0341を既定のカードにしました/)).toBeVisible();

  // The open page hears of it without being reloaded.
  await page.goto("/company");
  await onPanel(page, companyName, "次の更新日へ");
  const missing = page.getByText(/お支払いが確認できていません。\d+月\d+日に利用停止となります。/);
  await expect(missing).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("佐藤さん、1件があなたの番です");
  await expectAccessible(page);
  await page.getByRole("button", { name: "今すぐ支払う" }).click();
  await expect(page.getByText("お支払いできませんでした。", { exact: true })).toBeVisible();

  await onPanel(page, companyName, "未払いを7日前からにする");
  await expect(page.getByRole("heading", { level: 1, name: suspended })).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page);
  await page.goto("/company/creators");
  await expect(page.getByRole("heading", { level: 1, name: suspended })).toBeVisible();
  for (const [path, heading] of [
    ["/company/plan/invoices", "請求書とお支払いの記録"],
    ["/company/inquiry", "お問い合わせ"],
    ["/company/settings", "設定"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(suspended)).toBeVisible();
  }

  await page.goto("/company/plan/cards");
  await page.getByRole("button", { name: /既定にする.*4242/ }).click();
  await expect(page.getByText(suspended)).toBeHidden();
  await page.goto("/company/creators");
  await expect(page.getByRole("heading", { level: 1, name: suspended })).toBeHidden();
  await expect(
    page.getByRole("button", { name: "検索" }).or(page.getByRole("searchbox")).first(),
  ).toBeVisible();
});
