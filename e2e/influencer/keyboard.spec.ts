import { expect, type Locator, type Page } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { appStands } from "../support/app-stands.ts";
import { sendOffers } from "../support/offers.ts";
import { test } from "../support/test.ts";

test("signing in, finding an offer and approving it need no mouse", async ({ page, context }) => {
  const { email, password } = await makeAccount(context);
  await context.clearCookies();
  await sendOffers(email, 1);
  await page.goto("/sign_in");
  await tabTo(page, page.getByLabel("メールアドレス"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole("textbox", { name: "パスワード" }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "1件のオファーが届いています" })).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "内容を確認する" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "テスト商品 1" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "引き受ける" }));
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("alertdialog", { name: "このオファーを引き受けますか？" });
  await expect(dialog.getByRole("button", { name: "引き受ける" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "引き受ける" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "引き受ける" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "キャンセル" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "引き受ける" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "引き受けました" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "テスト商品 1" })).toBeFocused();
});

test("the first stop skips to the content", async ({ page, context }) => {
  await makeAccount(context);
  await page.goto("/offers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "本文へ移動" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("inside the feed PageDown and PageUp go from offer to offer, Ctrl+End and Ctrl+Home leave it", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  await sendOffers(email, 5);
  await page.goto("/offers");
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(5);
  // Before the app is hydrated, these keys belong to the browser.
  await appStands(page);
  await articles.first().getByRole("link").focus();
  await page.keyboard.press("PageDown");
  await expect(articles.nth(1)).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(articles.nth(2)).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(articles.nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(articles.nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await articles.nth(4).getByRole("link").focus();
  await page.keyboard.press("Control+End");
  await expect(page.getByRole("contentinfo").locator(":focus")).toHaveCount(1);
});

test("new offers come by the key as well, where the browser cannot watch the scroll, and the focus stays", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  await sendOffers(email, 6);
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    };
  });
  await page.goto("/offers");
  await expect(page.getByRole("article")).toHaveCount(5);
  const last = page.getByRole("article").nth(4).getByRole("link");
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "もっと見る" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByText("すべて表示しました")).toBeVisible();
});

test("a browser without IntersectionObserver has the button all the same", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  await sendOffers(email, 6);
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await page.goto("/offers");
  await page.getByRole("button", { name: "もっと見る" }).click();
  await expect(page.getByRole("article")).toHaveCount(6);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
