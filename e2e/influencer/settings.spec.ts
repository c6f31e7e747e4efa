import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { phone } from "../support/phone.ts";
import { demoCreator, signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

test("the settings show what came this month and lead to payments, bank and account", async ({ page }) => {
  await signIn(page, demoCreator);
  await expect(page).toHaveURL("/");
  await page.goto("/settings");
  const revenue = page.getByRole("region", { name: "今月の報酬" });
  await expect(revenue).toContainText(/¥[1-9][\d,]+/);
  await expectAccessible(page);
  for (const [name, path] of [
    ["報酬の履歴", "/payment-history"],
    ["振込先の口座", "/bank-account"],
    [/^アカウント情報/, "/account"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("who waits for a reset code is told where to look, and the way back to the top", async ({ page }) => {
  await page.goto("/forgot-password");
  for (const hint of [
    "迷惑メールフォルダをご確認ください。",
    "受信拒否の設定をご確認ください。",
    "届くまで数分かかることがあります。",
  ]) {
    await expect(page.getByText(hint)).toBeVisible();
  }
  await page.getByRole("link", { name: "ログインに戻る" }).click();
  await expect(page).toHaveURL("/sign_in");
});

test("the way back from a platform says that the link is being made", async ({ page }) => {
  await signIn(page, demoCreator);
  await expect(page).toHaveURL("/");
  // The platform's answer is held back, so that the wait can be seen.
  await page.route(/\/api\/influencer\/youtube\/callback/, () => undefined);
  await page.goto("/youtube/callback?code=abc&state=def");
  await expect(page.getByRole("status").getByText("YouTubeと連携しています…")).toBeVisible();
});
