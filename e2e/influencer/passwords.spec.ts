import { expect } from "@playwright/test";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount, readTokens, signInElsewhere } from "../support/account.ts";
import { mailCode, mailsTo } from "../support/mails.ts";
import { phone } from "../support/phone.ts";
import { newPerson, signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

const next = "Akari-2027";

test("a forgotten password is reset by a mailed code, and only the new one signs in", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  const signUpCode = await mailCode(person.email);
  await page.context().clearCookies();
  await page.goto("/sign_in");
  await page.getByLabel("メールアドレス").fill(person.email);
  await page.getByRole("link", { name: "パスワードをお忘れの方" }).click();
  await expect(page).toHaveTitle("パスワードの再設定 | Tomoru");
  await expect(page.getByLabel("登録メールアドレス")).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "コードを送る" }).click();

  await expect(page).toHaveURL("/password/reset/otp");
  await page.getByLabel("確認コード").fill(await mailCode(person.email, { not: signUpCode }));
  await page.getByRole("button", { name: "確認する" }).click();

  await expect(page).toHaveURL("/password/reset");
  await page.getByLabel("新しいパスワード", { exact: true }).fill(next);
  await page.getByLabel("新しいパスワード（確認用）").fill("Akari-2028");
  await page.getByRole("button", { name: "再設定する" }).click();
  await expect(page.getByText("確認用のパスワードが一致しません")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("新しいパスワード（確認用）").fill(next);
  await page.getByRole("button", { name: "再設定する" }).click();

  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByRole("status").getByText("パスワードを再設定しました。")).toBeVisible();
  await page.getByLabel("メールアドレス").fill(person.email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(person.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page.getByText("メールアドレスまたはパスワードが正しくありません。")).toBeVisible();
  await signIn(page, { email: person.email, password: next });
  await expect(page).toHaveURL("/");
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(3);
});

test("an address without an account is told at the field", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("登録メールアドレス").fill(newPerson().email);
  await page.getByRole("button", { name: "コードを送る" }).click();
  await expect(page.getByText("このメールアドレスを確認できませんでした。")).toBeVisible();
  await expect(page.getByLabel("登録メールアドレス")).toBeFocused();
});

test("the reset screens lead back to their beginning when nothing was begun", async ({ page }) => {
  await page.goto("/password/reset/otp");
  await expect(page).toHaveURL("/forgot-password");
  await page.goto("/password/reset");
  await expect(page).toHaveURL("/forgot-password");
});

test("a password is changed under the present one, which is asked for", async ({ page, context }) => {
  const person = await makeAccount(context);
  await page.goto("/settings/change-password");
  const current = page.getByLabel("現在のパスワード");
  await current.fill("Wrong-0731");
  await page.getByLabel("新しいパスワード", { exact: true }).fill("Wrong-0731");
  await page.getByLabel("新しいパスワード（確認用）").fill("Wrong-0731");
  await page.getByRole("button", { name: "変更する" }).click();
  await expect(page.getByText("現在と異なるパスワードを入力してください")).toBeVisible();

  await page.getByLabel("新しいパスワード", { exact: true }).fill(next);
  await page.getByLabel("新しいパスワード（確認用）").fill(next);
  await page.getByRole("button", { name: "変更する" }).click();
  await expect(page.getByText("現在のパスワードが正しくありません")).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);

  await current.fill(person.password);
  await page.getByRole("button", { name: "変更する" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("status").getByText("パスワードを変更しました。")).toBeVisible();
});

test("a password that is changed in one tab leaves the others at work, and every older session is over", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  const elsewhere = await signInElsewhere(context, person);
  const other = await context.newPage();
  await other.goto("/");
  await page.goto("/settings/change-password");
  await page.getByLabel("現在のパスワード").fill(person.password);
  await page.getByLabel("新しいパスワード", { exact: true }).fill(next);
  await page.getByLabel("新しいパスワード（確認用）").fill(next);
  await page.getByRole("button", { name: "変更する" }).click();
  await expect(page.getByRole("status").getByText("パスワードを変更しました。")).toBeVisible();

  await other.getByRole("link", { name: "オファー", exact: true }).click();
  await expect(other.getByText("まだオファーはありません")).toBeVisible();
  const now = await readTokens(context);
  expect(now.refreshToken).not.toBe(person.tokens.refreshToken);
  for (const { accessToken, refreshToken: old } of [person.tokens, elsewhere]) {
    const headers = { authorization: `Bearer ${accessToken}` };
    const profile = await context.request.get(`/api${getProfile.path}`, { headers });
    expect(profile.status()).toBe(401);
    const data = { refreshToken: old };
    expect((await context.request.put(`/api${refreshToken.path}`, { data })).status()).toBe(401);
  }
});
