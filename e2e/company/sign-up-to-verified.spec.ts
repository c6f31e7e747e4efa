import { expect } from "@playwright/test";
import { setCompanyVerification } from "@tomoru/contract/operator/companies";
import { expectAccessible } from "../support/accessibility.ts";
import { newCompanyName } from "../support/company-account.ts";
import { mailCode, mailsTo } from "../support/mails.ts";
import { asOperator, companyIdOf } from "../support/operator.ts";
import { newPerson } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("a visitor reads the prices, signs a company up by the mailed code, gives its data and is verified", async ({
  page,
}) => {
  const { fullName, email, password } = newPerson();
  const companyName = newCompanyName();
  await page.goto("/company");
  await page.getByRole("link", { name: "料金を見る" }).click();
  await expect(page).toHaveURL("/company/pricing");
  // The front page has a link of the same name until the prices are there.
  await expect(page.getByRole("table", { name: "プランの内容" })).toBeVisible();
  await page.getByRole("link", { name: "無料ではじめる" }).first().click();
  await expect(page).toHaveURL("/company/sign_up");
  await page.getByLabel("会社名").fill(companyName);
  await page.getByRole("radio", { name: "代理店" }).check();
  await page.getByLabel("氏名").fill(fullName);
  await page.getByLabel("メールアドレス").fill(email);
  await page.reload();
  await expect(page.getByLabel("会社名")).toHaveValue(companyName);
  await expect(page.getByRole("radio", { name: "代理店" })).toBeChecked();
  await expect(page.getByLabel("メールアドレス")).toHaveValue(email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page).toHaveURL("/company/signup/otp");
  await page.getByLabel("確認コード").fill(await mailCode(email));
  await page.getByRole("button", { name: "確認する" }).click();

  await expect(page).toHaveURL("/company");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("はじめの準備は、あと3つです");
  await expectAccessible(page);
  await page.getByRole("link", { name: "会社情報を入れる" }).click();
  await expect(page).toHaveURL("/company/settings/company");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("あと5項目で、会社の確認に進めます");
  await page.getByLabel("代表者の氏名").fill("水野 遥");
  await page.getByLabel("電話番号").fill("03-1234-5678");
  await page.getByLabel("郵便番号").fill("150-0041");
  await page.getByLabel("都道府県").selectOption({ label: "東京都" });
  await page.getByLabel("市区町村・番地").fill("渋谷区神南1-2-3");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("会社情報を保存しました。")).toBeVisible();
  await expect(page).toHaveURL("/company/settings");
  await page.getByRole("link", { name: /会社情報/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("会社の確認をお待ちください");
  await expectAccessible(page);

  const companyId = await companyIdOf(companyName);
  await asOperator({
    endpoint: setCompanyVerification,
    params: { companyId },
    body: { status: "verified", evidence: "登記情報を確認" },
  });
  await expect.poll(async () => (await mailsTo(email))[0]?.subject).toContain("確認が完了");
  await page.goto("/company");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("はじめの準備は、あと2つです");
  await expect(page.getByText("クリエイターに「確認済み」と表示されています。")).toBeVisible();
});
