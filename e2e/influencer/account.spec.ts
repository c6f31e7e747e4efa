import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { phone } from "../support/phone.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

test("what is missing in the account is said at its field", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "保存する" }).click();
  const summary = page.getByRole("region", { name: "3か所の入力をご確認ください" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "生年月日の年を選択してください",
    "クリエイター名を入力してください",
    "カテゴリーを選択してください",
  ]);
  await expect(page).toHaveTitle(/^エラー：/);
  await expectAccessible(page);
});

test("a newcomer fills in the account, and what is saved is there again", async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto("/account");
  await page.getByRole("combobox", { name: "年" }).selectOption("2000年（平成12年）");
  await page.getByRole("combobox", { name: "月" }).selectOption("2月");
  await expect(page.getByRole("combobox", { name: "日" }).locator("option:not([value=''])")).toHaveCount(29);
  await page.getByRole("combobox", { name: "日" }).selectOption("29日");
  await page.getByRole("combobox", { name: "年" }).selectOption("2001年（平成13年）");
  await expect(page.getByText("選んだ月にない日付のため")).toBeAttached();
  await page.getByRole("combobox", { name: "日" }).selectOption("28日");

  await page.getByLabel("クリエイター名").fill("aoi");
  await page.getByRole("button", { name: "カテゴリー" }).click();
  const choices = page.getByRole("dialog", { name: "カテゴリー" });
  await choices.getByRole("checkbox").nth(0).check();
  await choices.getByRole("checkbox").nth(1).check();
  await choices.getByRole("button", { name: "決定する" }).click();
  await expect(page.getByText("2件選択中")).toBeVisible();
  await page.getByLabel("自己紹介").fill("あ".repeat(151));
  await page.getByLabel("国・地域").selectOption("日本");
  await page.getByRole("radio", { name: "女性" }).check();
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("自己紹介は150文字以内で入力してください")).toBeVisible();
  await page.getByLabel("自己紹介").fill("朝のコーヒーの投稿をしています。");
  await page.getByRole("button", { name: "保存する" }).click();

  await expect(page).toHaveURL("/");
  await expect(page.getByText("保存しました")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "日" })).toHaveValue("28");
  await expect(page.getByLabel("クリエイター名")).toHaveValue("aoi");
  await expect(page.getByRole("combobox", { name: "国・地域" })).toHaveValue("JP");
  await expect(page.getByRole("radio", { name: "女性" })).toBeChecked();
});

test("unsaved changes are asked about before a link or the browser's back leaves them", async ({ page }) => {
  await signUp(page);
  await page.getByRole("link", { name: "プロフィールを整える" }).click();
  await page.getByLabel("クリエイター名").fill("aoi");

  const question = page.getByRole("alertdialog", { name: "変更を破棄しますか？" });
  await page.getByRole("link", { name: "報酬" }).click();
  await question.getByRole("button", { name: "編集を続ける" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("クリエイター名")).toHaveValue("aoi");

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL("/account");
  await question.getByRole("button", { name: "編集を続ける" }).click();
  await expect(question).toBeHidden();

  await page.goBack();
  await question.getByRole("button", { name: "破棄する" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("while the server is out of reach", () => {
  test.use({ networkFails: true, logged: ["offline PUT /influencer/profile/bank"] });

  test("a save that fails keeps what was typed and says so", async ({ page }) => {
    await signUp(page);
    await page.goto("/bank-account");
    await page.route("**/api/influencer/profile/bank", (route) => route.abort());
    await page.getByLabel("氏名").fill("佐藤 葵");
    await page.getByLabel("銀行名").fill("Overseas Bank");
    await page.getByLabel("支店名").fill("Main");
    await page.getByLabel("口座番号").fill("12345678");
    await page.getByLabel("口座名義（カナ）").fill("サトウ アオイ");
    await page.getByRole("button", { name: "保存する" }).click();
    await expect(page.getByRole("alert")).toContainText("保存できませんでした。");
    await expect(page.getByRole("alert")).toContainText("入力内容は残っています。");
    await expect(page.getByLabel("口座番号")).toHaveValue("12345678");
  });
});
