import { expect } from "@playwright/test";
import { updateBankInfo } from "@tomoru/contract/bank";
import { sendPayments } from "@tomoru/contract/operator";
import { expectAccessible } from "./support/accessibility.ts";
import { callApi, makeAccount } from "./support/account.ts";
import { server } from "./support/settings.ts";
import { demoCreator, signIn, signUp } from "./support/sign-up.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("payments come with their totals, and one that failed leads to the bank account", async ({ page }) => {
  await signIn(page, demoCreator);
  await page.getByRole("link", { name: "報酬", exact: true }).click();
  await expect(page.getByRole("heading", { name: "報酬の履歴", level: 1 })).toBeFocused();
  await expect(page.getByText("振込できませんでした").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /直近6か月の報酬/ })).toBeVisible();
  await page.getByRole("radio", { name: "12か月" }).check();
  await expect(page.getByRole("img", { name: /直近12か月の報酬/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "もっと見る" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("すべて表示しました")).toBeVisible();
  await page.getByRole("link", { name: "振込先を確認する" }).first().click();
  await expect(page).toHaveURL("/bank-account");
});

test("whoever sets the bank details right after a failed payment reads on home that the next transfer pays", async ({
  page,
  context,
}) => {
  const { email, fullName, tokens } = await makeAccount(context);
  const bank = { fullName, bankName: "みずほ銀行", branchName: "本店", accountName: "ヤマダ ハナコ" };
  const body = { ...bank, accountType: "savings", accountNumber: "12345678" };
  await callApi(context, { endpoint: updateBankInfo, body, accessToken: tokens.accessToken });
  const failed = { amount: 18_000, status: "Failed", date: "2026-11-10", description: "紹介投稿の報酬" };
  const payments = [{ ...failed, influencerEmail: email, reference: email }];
  await callApi(context, {
    endpoint: sendPayments,
    body: { payments },
    accessToken: server.operatorToken,
  });

  await page.goto("/");
  await expect(page.getByText("¥18,000の振込ができませんでした")).toBeVisible();
  await page.getByRole("link", { name: "振込先を確認する" }).click();
  await page.getByLabel("口座番号").fill("87654321");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("¥18,000は、次回お振り込みします")).toBeVisible();
  await expect(page.getByRole("link", { name: "振込先を確認する" })).toBeHidden();
  await page.getByRole("link", { name: "報酬", exact: true }).click();
  await expect(page.getByText("振込できませんでした").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "振込先を確認する" })).toBeHidden();
  await expectAccessible(page);
});

test("somebody who was never paid reads when payments will appear", async ({ page }) => {
  await signUp(page);
  await page.goto("/payment-history");
  await expect(page.getByText("報酬はまだありません。")).toBeVisible();
  await expectAccessible(page);
});
