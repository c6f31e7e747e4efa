import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { limits } from "@tomoru/contract/limits";
import { expectAccessible } from "../support/accessibility.ts";
import { makeCompany, newCompanyName } from "../support/company-account.ts";
import { enterConsole } from "../support/console.ts";
import { mailsTo } from "../support/mails.ts";
import { server } from "../support/settings.ts";
import { newPerson } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("the console opens with the token alone, which goes with the tab's work", async ({ page, context }) => {
  await page.goto("/operator/companies");
  // The console is only rendered by its script.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("あなたの名前").fill("森");
  await page.getByRole("textbox", { name: "運営トークン" }).fill("wrong");
  await page.getByRole("button", { name: "始める" }).click();
  await expect(page.getByText("半角の英数字と記号、80文字以内で入力してください")).toBeVisible();
  await page.getByLabel("あなたの名前").fill("Mori");
  await page.getByRole("button", { name: "始める" }).click();
  await expect(page.getByText("トークンが正しくありません")).toBeVisible();
  await page.getByRole("textbox", { name: "運営トークン" }).fill(` ${server.operatorToken} `);
  await page.getByRole("button", { name: "始める" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/operator/companies");
  await expect(other.getByRole("button", { name: "始める" })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("operatorAccessToken");

  await page
    .getByRole("button", { name: /作業を終える/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "始める" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "始める" })).toBeVisible();
});

test("a company is verified with what was checked, and told by mail", async ({ page, context }) => {
  const companyName = newCompanyName();
  const owner = await makeCompany(context, companyName);
  await enterConsole(page, `/operator/companies?q=${encodeURIComponent(companyName)}`);
  await page.getByRole("link", { name: companyName }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(companyName);
  await expectAccessible(page);
  const toActs = page.getByRole("link", { name: "操作へ進む" });
  await expect(toActs).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const verify = page.getByRole("button", { name: "確認済みにする" });
  await expect(verify).not.toBeInViewport();
  await toActs.click();
  await expect(verify).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "確認済みにする" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "確認済みにする" }).click();
  await expect(dialog.getByText("確認した資料を入力してください")).toBeVisible();
  await dialog.getByLabel("確認した資料").fill("登記情報と代表者の本人確認");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "確認済みにする" }).click();
  await expect(page.getByText("確認済みにしました。")).toBeVisible();
  await expect(page.getByRole("button", { name: "未確認に戻す" })).toBeVisible();
  await expect(page.getByText("登記情報と代表者の本人確認")).toBeVisible();
  await expect.poll(async () => (await mailsTo(owner.email))[0]?.subject).toContain("確認が完了");
});

test("five Free companies of one e-mail domain wait on the home until somebody says that they were looked at", async ({
  page,
  context,
}) => {
  const domain = `${randomUUID().slice(0, 13)}.example`;
  for (let nth = 1; nth <= limits.domainCompaniesTold; nth += 1) {
    await makeCompany(context, `株式会社みなも${nth}`, { ...newPerson(), email: `kaname${nth}@${domain}` });
  }
  await enterConsole(page);
  await page.getByRole("link", { name: "確かめたい検索の使い方・登録" }).click();
  await expect(page).toHaveURL(/\/operator\/notices$/);
  const notice = page.getByRole("article").filter({ hasText: domain });
  await expect(notice.getByRole("link")).toHaveCount(limits.domainCompaniesTold);
  await expectAccessible(page);
  await notice.getByRole("button", { name: "確認済みにする" }).click();
  const dialog = page.getByRole("alertdialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "確認済みにする" }).click();
  await expect(page.getByText("確認済みにしました。")).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto("/operator/audit");
  await expect(page.getByText("検索についての通知を確認した").first()).toBeVisible();
});
