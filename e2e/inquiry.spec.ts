import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { makeAccount } from "./support/account.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, networkFails: true });

test("an inquiry is sent, and one that fails keeps what was written", async ({ page, context }) => {
  await makeAccount(context);
  await page.goto("/settings");
  await page.getByRole("main").getByRole("link", { name: "お問い合わせ" }).click();
  await expect(page.getByText("お問い合わせはこちらで受け付けます。")).toBeVisible();
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("件名を入力してください")).toBeVisible();
  await expect(page.getByLabel("件名")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("件名").fill("お支払い日について");
  await page.getByLabel("お問い合わせ内容").fill("お支払いの日程を教えてください。");

  await context.setOffline(true);
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("接続を確認してください。入力内容は残っています。")).toBeVisible();
  await expect(page.getByLabel("件名")).toHaveValue("お支払い日について");
  await context.setOffline(false);
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("送信しました。")).toBeVisible();
  await expect(page.getByLabel("件名")).toHaveValue("");
});
