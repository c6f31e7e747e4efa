import { type BrowserContext, expect } from "@playwright/test";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { expectAccessible } from "../support/accessibility.ts";
import { callApi, makeAccount } from "../support/account.ts";
import { mailsTo } from "../support/mails.ts";
import { phone } from "../support/phone.ts";
import { server } from "../support/settings.ts";
import { signIn } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

/** One pending, one failed. */
async function oweTo(context: BrowserContext, email: string): Promise<void> {
  const one = { influencerEmail: email, date: "2027-01-25", description: "紹介投稿の報酬" };
  const payments = [
    { ...one, amount: 20_000, status: "Pending", reference: `${email}-1` },
    { ...one, amount: 18_000, status: "Failed", reference: `${email}-2` },
  ];
  await callApi(context, { endpoint: sendPayments, body: { payments }, accessToken: server.operatorToken });
}

test.use(phone);

test("a withdrawal is asked for with its reason, told until when, and taken back", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  await oweTo(context, person.email);
  await page.goto("/settings");
  await page.getByRole("link", { name: "退会の手続き" }).click();
  await expect(page.getByRole("region", { name: "まだ受け取っていない報酬" })).toContainText("¥38,000");
  await expect(page.getByRole("region", { name: "退会する" })).toContainText("取り消しもできます");
  await expect(page.getByRole("region", { name: "アカウントを削除する" })).toContainText("取り消せません");
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
  const question = page.getByRole("alertdialog", { name: "退会を申し込みますか？" });
  await expect(question.getByText(/退会日は今月末（\d+月\d+日）です/)).toBeVisible();
  await expect(question.getByText("まだ受け取っていない報酬が¥38,000あります。")).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "キャンセル" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("どの機能が足りませんでしたか")).toHaveValue("予定表があるとうれしいです。");
  await page.getByRole("button", { name: "退会を申し込む" }).click();
  await question.getByRole("button", { name: "退会を申し込む" }).click();

  await expect(page).toHaveURL("/sign_in");
  await expect(page.getByRole("status").getByText("退会のお申し込みを受け付けました。")).toBeVisible();
  await signIn(page, person);
  await expect(page.getByText("退会のお申し込みを受け付けました")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/cancellation");
  await expect(page.getByRole("button", { name: "退会を取り消す" })).toBeVisible();
  await expect(page.getByRole("button", { name: "退会を申し込む" })).toBeHidden();
  await expect(page.getByLabel("氏名")).toBeHidden();
  await page.goto("/settings");
  await page.getByRole("button", { name: "退会を取り消す" }).click();
  await expect(page.getByText("退会を取り消しました。")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeFocused();
  const told = async () => (await mailsTo(person.email)).map(({ subject }) => subject);
  const leaving = /退会のお申し込み/;
  await expect.poll(async () => (await told()).filter((subject) => leaving.test(subject)).length).toBe(2);
});

test("an account is deleted only after the box is ticked, and then lets nobody in", async ({
  page,
  context,
}) => {
  const person = await makeAccount(context);
  await oweTo(context, person.email);
  await page.goto("/settings");
  await page.getByRole("button", { name: "アカウントの削除" }).click();
  const dialog = page.getByRole("alertdialog", { name: "アカウントの削除" });
  await expect(dialog.getByText("まだ受け取っていない報酬が¥38,000あります。")).toBeVisible();
  await expect(dialog.getByText(/まだ報告していない取引は取り消され、報酬は支払われません/)).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "振込先" })).toContainText(
    "振り込み終えたあと",
  );
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
