import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { demoCreator, signIn, signUp } from "./support/sign-up.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("payments come with their totals, and one that failed leads to the bank account", async ({ page }) => {
  await signIn(page, demoCreator);
  await page.getByRole("link", { name: "お支払い", exact: true }).click();
  await expect(page.getByRole("heading", { name: "お支払い履歴", level: 1 })).toBeFocused();
  await expect(page.getByText("支払い失敗").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /直近6か月の報酬/ })).toBeVisible();
  await page.getByRole("radio", { name: "12か月" }).check();
  await expect(page.getByRole("img", { name: /直近12か月の報酬/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "もっと見る" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("すべて表示しました")).toBeVisible();
  await page.getByRole("link", { name: "振込先を確認する" }).first().click();
  await expect(page).toHaveURL("/bank-account");
});

test("somebody who was never paid reads when payments will appear", async ({ page }) => {
  await signUp(page);
  await page.goto("/payment-history");
  await expect(page.getByText("お支払いはまだありません。")).toBeVisible();
  await expectAccessible(page);
});
