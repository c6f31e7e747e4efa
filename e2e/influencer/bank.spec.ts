import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { mailsTo } from "../support/mails.ts";
import { phone } from "../support/phone.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

test("a creator finds the bank by its reading, the branch by its code, and is told by mail of the account", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto("/bank-account");
  const save = page.getByRole("button", { name: "保存する" });
  await expect(page.getByText("あと4項目で保存できます")).toBeVisible();
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByLabel("支店名")).toBeDisabled();
  await expectAccessible(page);

  await page.getByLabel("氏名").fill("東");
  await page.getByLabel("銀行名").fill("ﾐｽﾞﾎ");
  await expect(page.getByText("氏名は3文字以上で入力してください")).toBeVisible();
  await page.getByRole("option", { name: "みずほ銀行、0001" }).click();
  await page.getByLabel("支店名").fill("001");
  await page.getByRole("option", { name: /、001$/ }).click();
  await expect(page.getByLabel("支店名")).not.toHaveValue("001");
  await page.getByLabel("口座番号").fill("１２３-４５６７");
  await page.getByLabel("口座名義（カナ）").fill("東 亮");
  await expect(page.getByLabel("口座番号")).toHaveValue("01234567");
  await expect(
    page.getByText("先頭に0を付けて登録します。振込には、もとの7桁の番号を使います。"),
  ).toBeVisible();
  await expect(page.getByText(/この名義には振り込めません/)).toBeVisible();
  await page.getByLabel("口座名義（カナ）").fill("ｱｽﾞﾏ りよう");
  await page.getByLabel("氏名").fill("東 亮");
  await expect(page.getByLabel("口座名義（カナ）")).toHaveValue("アズマ リヨウ");
  await expect(page.getByText(/この名義には振り込めません/)).toBeHidden();
  await expect(page.getByText("保存できます", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await save.click();

  await expect(page).toHaveURL("/");
  await expect(page.getByText("振込先を保存しました")).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).some(({ text }) => text.includes("みずほ銀行")))
    .toBe(true);
  const [notice] = await mailsTo(email);
  expect(notice?.text).not.toContain("01234567");
  await page.goto("/bank-account");
  await expect(page.getByLabel("銀行名")).toHaveValue("みずほ銀行");
  await expect(page.getByLabel("口座番号")).toHaveValue("1234567");

  // The branch belongs to the bank, so another bank clears it.
  await page.getByLabel("銀行名").fill("yucho");
  await page.getByRole("option", { name: "ゆうちょ銀行、9900" }).click();
  await expect(page.getByLabel("支店名")).toHaveValue("");
  await expect(page.getByLabel("支店名")).toHaveAccessibleDescription(/銀行が変わりました/);
  await expect(save).toHaveAttribute("aria-disabled", "true");
});

test("a number of seven digits that is typed last is saved by one press, with its zero", async ({ page }) => {
  await signUp(page);
  await page.goto("/bank-account");
  await page.getByLabel("銀行名").fill("ﾐｽﾞﾎ");
  await page.getByRole("option", { name: "みずほ銀行、0001" }).click();
  await page.getByLabel("支店名").fill("001");
  await page.getByRole("option", { name: /、001$/ }).click();
  await page.getByLabel("口座名義（カナ）").fill("アズマ リヨウ");
  await page.getByLabel("口座番号").fill("1234567");
  await expect(page.getByText("保存できます", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/bank-account");
  await expect(page.getByLabel("口座番号")).toHaveValue("1234567");

  // Changing something else keeps the number as it was entered, and as it is stored.
  await page.getByLabel("氏名").fill("東 亮");
  await page.getByLabel("口座番号").press("Tab");
  await expect(page.getByLabel("口座番号")).toHaveValue("1234567");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page).toHaveURL("/");
});

test("choosing Yucho tells which numbers are meant", async ({ page }) => {
  await signUp(page);
  await page.goto("/bank-account");
  await page.getByLabel("銀行名").fill("9900");
  await page.getByRole("option", { name: "ゆうちょ銀行、9900" }).click();
  await expect(page.getByText("記号・番号ではなく")).toBeVisible();
});
