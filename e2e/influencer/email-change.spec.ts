import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount } from "../support/account.ts";
import { mailCode, mailsTo } from "../support/mails.ts";
import { phone } from "../support/phone.ts";
import { newPerson, signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

test("an e-mail is changed by a code mailed to the new address, and the old one is told", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  const { email } = newPerson();
  await page.goto("/settings");
  await page.getByRole("link", { name: "メールアドレスの変更" }).click();
  await expect(page.getByLabel("登録中のメールアドレス")).toHaveValue(person.email);
  await page.getByLabel("新しいメールアドレス", { exact: true }).fill(person.email);
  await page.getByLabel("新しいメールアドレス（確認用）").fill(person.email);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page.getByText("現在と異なるメールアドレスを入力してください")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("新しいメールアドレス", { exact: true }).fill(email);
  await page.getByLabel("新しいメールアドレス（確認用）").fill(email);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page).toHaveURL("/settings/edit-email/otp");
  await expect(page).toHaveTitle("メールアドレス変更の確認コード | Tomoru");
  await expectAccessible(page);
  await page.getByLabel("確認コード").fill(await mailCode(email));
  await page.getByRole("button", { name: "確認する" }).click();

  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("status").getByText("メールアドレスを変更しました。")).toBeVisible();
  await expect(page.getByRole("link", { name: "メールアドレスの変更" })).toContainText(email);
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2);
  await page.getByRole("main").getByRole("button", { name: "ログアウト" }).click();
  await signIn(page, { email, password: person.password });
  await expect(page).toHaveURL("/");
});

test("the code screen of an e-mail change leads to the settings when no address is pending", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  await page.goto("/settings/edit-email/otp");
  await expect(page).toHaveURL("/settings");
});
