import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { enterCard, makeCompany } from "../support/company-account.ts";
import { comeDirectly, test } from "../support/test.ts";

test("a company adds a card on the provider's page, pays exactly what it was shown, steps down, takes it back and closes", async ({
  page,
  context,
}) => {
  const { password } = await makeCompany(context);
  await comeDirectly(context);
  await page.goto("/company/plan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "いまの使い方では、Freeがいちばん安く済みます",
  );
  await expectAccessible(page);
  const dialog = page.getByRole("alertdialog");

  await page.getByRole("button", { name: /このプランにする.*Standard/ }).click();
  await dialog.getByRole("button", { name: "カードを追加する" }).click();
  await expect(page).toHaveURL(/\/dev\/stripe\/checkout\//);
  await enterCard(page, "4242424242424242");

  await expect(dialog.getByText("¥11,000", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "¥11,000を支払って変更する" }).click();
  await expect(page.getByText("Standardプランに変わりました。")).toBeVisible();

  await page.getByRole("link", { name: "請求書" }).click();
  await page.getByRole("link", { name: /^請求書 / }).click();
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("¥11,000");
  await expect(sheet).toContainText("¥1,000");
  await expect(sheet).toContainText("お支払い済み");
  await expectAccessible(page);

  await page.goto("/company/plan");
  await page.getByRole("button", { name: /このプランにする.*Free/ }).click();
  await dialog.getByRole("button", { name: "変更を予約する" }).click();
  await expect(page.getByText(/にFreeプランに変わります/).first()).toBeVisible();
  await page.getByRole("button", { name: "変更を取り消す" }).click();
  await expect(page.getByText("変更を取り消しました。Standardプランを続けます。")).toBeVisible();

  await page.goto("/company/settings");
  await page.getByRole("button", { name: "会社を退会する" }).click();
  await expect(dialog).toContainText("Standardプラン（1か月¥11,000・税込）はいますぐ終わります");
  await dialog.getByLabel("現在のパスワード").fill(password);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "退会する" }).click();
  await expect(page).toHaveURL("/company/sign_in");
});
