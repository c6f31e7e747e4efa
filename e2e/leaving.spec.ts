import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { makeAccount } from "./support/account.ts";
import { mailsTo } from "./support/mails.ts";
import { signIn } from "./support/sign-up.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a withdrawal is asked for with its reason, told until when, and taken back", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  await page.goto("/settings");
  await page.getByRole("link", { name: "退会の手続き" }).click();
  await expect(page.getByLabel("氏名")).toHaveValue(person.fullName);
  await expect(page.getByLabel("メールアドレス")).toHaveValue(person.email);
  await page.getByRole("button", { name: "退会を申し込む" }).click();
  await expect(page.getByText("理由を選択してください")).toBeVisible();
  await page.getByRole("radio", { name: "機能の不足" }).check();
  await page.getByRole("button", { name: "退会を申し込む" }).click();
  await expect(page.getByText("理由の詳細を入力してください")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText("申し込むと、すべての端末からログアウトします。")).toBeVisible();
  await page.getByLabel("どの機能が足りませんでしたか").fill("予定表があるとうれしいです。");
  await page.getByRole("button", { name: "退会を申し込む" }).click();

  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByRole("status").getByText("退会のお申し込みを受け付けました。")).toBeVisible();
  await signIn(page, person);
  await expect(page.getByText("退会のお申し込みを受け付けました")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/cancellation");
  await expect(page.getByRole("button", { name: "退会を取り消す" })).toBeVisible();
  await expect(page.getByRole("button", { name: "退会を申し込む" })).toBeHidden();
  await page.goto("/settings");
  await page.getByRole("button", { name: "退会を取り消す" }).click();
  await expect(page.getByText("退会を取り消しました。")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeFocused();
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(3);
});

test("an account is deleted only after the box is ticked, and then lets nobody in", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  await page.goto("/settings");
  await page.getByRole("button", { name: "アカウントの削除" }).click();
  const dialog = page.getByRole("alertdialog", { name: "アカウントの削除" });
  await expect(dialog.getByRole("button", { name: "キャンセル" })).toBeFocused();
  // Hovering waits until the dialog takes presses; a forced one does not.
  await dialog.getByRole("button", { name: "キャンセル" }).hover();
  await dialog.getByRole("button", { name: "削除する" }).click({ force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("checkbox", { name: "内容を確認しました" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "削除する" }).click();

  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByRole("status").getByText("アカウントを削除しました。")).toBeVisible();
  await page.getByLabel("メールアドレス").fill(person.email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(person.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page.getByText("メールアドレスまたはパスワードが正しくありません。")).toBeVisible();
});
