import { expect } from "@playwright/test";
import { grantPlan } from "@tomoru/contract/operator/billing";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount } from "../support/account.ts";
import { makeCompany, newCompanyName, signInAsMember } from "../support/company-account.ts";
import { mailsTo } from "../support/mails.ts";
import { asOperator, companyIdOf } from "../support/operator.ts";
import { newPerson } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("an invited member joins by the mailed link in another browser, and the owner sees them", async ({
  page,
  context,
  browser,
}) => {
  const companyName = newCompanyName();
  await makeCompany(context, companyName);
  await asOperator({
    endpoint: grantPlan,
    params: { companyId: await companyIdOf(companyName) },
    body: { planId: "standard", until: "2027-12-31", reason: "銀行振込" },
  });
  const invited = newPerson();
  await page.goto("/company/settings/members");
  await page.getByLabel("メールアドレス").fill(invited.email);
  await page.getByRole("button", { name: "招待する" }).click();
  await expect(page.getByText(`${invited.email} に招待を送りました。`)).toBeVisible();
  await expect(page.getByText("あと7日")).toBeVisible();
  await expectAccessible(page);

  let link = "";
  await expect
    .poll(async () => {
      const [mail] = await mailsTo(invited.email);
      link = /\/company\/invitation\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  // Somebody already signed in is told so, and the invitation stays valid.
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("別のアカウントでログイン中です");
  await expectAccessible(page);

  const theirs = await browser.newContext({ extraHTTPHeaders: {} });
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(`${companyName}に招待されています`);
  await other.getByLabel("氏名").fill("水野 遥");
  await other.getByRole("textbox", { name: "パスワード" }).fill(invited.password);
  await other.getByRole("checkbox").check();
  await expectAccessible(other);
  await other.getByRole("button", { name: "参加する" }).click();
  await expect(other).toHaveURL("/company");
  await expect(other.getByRole("status").filter({ hasText: `${companyName}に参加しました。` })).toBeVisible();
  await expect(other.getByText(companyName).first()).toBeVisible();
  await other.goto("/company/plan");
  await expect(other.getByText("プランの変更とお支払いは、管理者が行います。")).toBeVisible();
  await theirs.close();

  await page.goto("/company/settings/members");
  await expect(page.getByText("水野 遥")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "3人の枠のうち、招待中を含めて2人分を使っています",
  );
});

test("a creator and a company are signed in side by side, each ends alone, and the sign-in leads to the page that was asked for", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  const member = await makeCompany(context);
  await page.goto("/company/settings");
  await page.getByRole("main").getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/company/sign_in");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeVisible();

  await page.goto("/company/settings/members?from=mail");
  await expect(page).toHaveURL(/\/company\/sign_in/);
  await signInAsMember(page, member);
  await expect(page).toHaveURL("/company/settings/members?from=mail");

  await page.goto("/settings");
  await page.getByRole("main").getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/sign_in");
  await page.goto("/company/settings");
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeVisible();
  await page.goto("/settings");
  await expect(page).toHaveURL("/sign_in");
});
