import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { expectAccessible } from "../support/accessibility.ts";
import { callApi, makeAccount } from "../support/account.ts";
import { phone } from "../support/phone.ts";
import { server } from "../support/settings.ts";
import { demoCreator, signIn, signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

test("payments come with their totals, and one that failed leads to the bank account", async ({ page }) => {
  await signIn(page, demoCreator);
  await page.getByRole("link", { name: "報酬", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: /^次は\d+月\d+日に¥[\d,]+が届きます$/, level: 1 }),
  ).toBeFocused();
  await expect(page.getByRole("region", { name: /の振込ができませんでした/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "これから届くお金" }).getByRole("listitem").first(),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /直近6か月の報酬/ })).toBeVisible();
  await page.getByRole("radio", { name: "12か月" }).check();
  await expect(page.getByRole("img", { name: /直近12か月の報酬/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText("すべて表示しました")).toBeVisible();
  await page.getByRole("link", { name: "振込先を確認する" }).first().click();
  await expect(page).toHaveURL("/bank-account");
});

test("a year's payments are saved as a file that a spreadsheet can open", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  const paid = { influencerEmail: email, status: "Paid", amount: 89_790, withheldYen: 10_210 };
  const payments = [
    { ...paid, date: "2026-10-31", description: '=HYPERLINK("x"), 化粧水', reference: `${email}-1` },
    { ...paid, date: "2025-12-25", description: "旅のおともポーチ", reference: `${email}-2` },
  ];
  await callApi(context, { endpoint: sendPayments, body: { payments }, accessToken: server.operatorToken });
  await page.goto("/payment-history");
  await expect(page.getByText("2026年1月から12月に振り込まれた1件の合計")).toBeVisible();
  await expect(page.getByText("うち、源泉徴収 ¥10,210、お振り込み ¥89,790")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSVを保存する" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("tomoru-2026.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toMatch(/^\uFEFF"振込日",/);
  expect(text).toContain(`2026-10-31,"'=HYPERLINK(""x""), 化粧水",100000,10210,89790,"${email}-1"\r\n`);
  expect(text.trimEnd().split("\r\n")).toHaveLength(2);
  await page.getByLabel("表示する年").selectOption("2025年");
  await expect(page.getByText("2025年1月から12月に振り込まれた1件の合計")).toBeVisible();
  await expectAccessible(page);
});

test("whoever sets the bank details right after a failed payment reads on home that the next transfer pays", async ({
  page,
  context,
}) => {
  const { email, fullName, tokens } = await makeAccount(context);
  const body = aBankAccount({ fullName, branchName: "東京営業部" });
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
  await page.getByLabel("口座番号").fill("07654321");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("¥18,000は、次回お振り込みします")).toBeVisible();
  await expect(page.getByRole("link", { name: "振込先を確認する" })).toBeHidden();
  await page.getByRole("link", { name: "報酬", exact: true }).click();
  await expect(page.getByText("¥18,000は、次回お振り込みします")).toBeVisible();
  await expect(page.getByText("みずほ銀行 口座番号の末尾 321")).toBeVisible();
  await expect(page.getByText(/変更から24時間（.+まで）は振込に使いません/)).toBeVisible();
  await expect(page.getByText("振込できませんでした").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "振込先を確認する" })).toBeHidden();
  await expectAccessible(page);
});

test("somebody who was never paid reads when payments will appear", async ({ page }) => {
  await signUp(page);
  await page.goto("/payment-history");
  await expect(page.getByText("報酬はまだありません。")).toBeVisible();
  await expect(page.getByRole("link", { name: "振込先を登録する" })).toBeVisible();
  await expectAccessible(page);
});
