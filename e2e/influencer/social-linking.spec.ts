import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { makeAccount } from "../support/account.ts";
import { phone } from "../support/phone.ts";
import { comeDirectly, test } from "../support/test.ts";

test.use(phone);

test("an account is linked through the sandbox, plainly marked, and unlinked again", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  await comeDirectly(context);
  await page.goto("/settings");
  await page.getByRole("button", { name: "TikTokを連携する" }).click();
  await page.getByRole("button", { name: "許可する" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status").getByText("TikTokと連携しました。")).toBeVisible();

  await page.goto("/settings");
  await expect(page.getByText("お試し用", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "TikTokの連携を解除する" }).click();
  const dialog = page.getByRole("alertdialog", { name: "TikTokの連携を解除しますか？" });
  await expect(dialog.getByRole("button", { name: "キャンセル" })).toBeFocused();
  await dialog.getByRole("button", { name: "解除する" }).click();
  await expect(page.getByRole("status").getByText("連携を解除しました。")).toBeVisible();
  await expect(page.getByRole("button", { name: "TikTokを連携する" })).toBeFocused();
  await expect(page.getByRole("button", { name: "TikTokを連携する" })).toBeVisible();
});

test("who wants to link an account is led to the part of the settings that does", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  await page.goto("/");
  await page.getByRole("link", { name: "TikTokを連携する" }).click();
  await expect(page).toHaveURL("/settings#social");
  const heading = page.getByRole("heading", { name: "SNS連携" });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("button", { name: "TikTokを連携する" })).toBeInViewport();
  await page.goto("/settings#calendar");
  await expect(page.getByRole("heading", { name: "カレンダー" })).toBeFocused();
  // Whoever comes to the settings as a whole begins at their top.
  await page.getByRole("link", { name: "マイページ" }).first().click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "設定" }).first().click();
  await expect(page.getByRole("heading", { name: "設定", level: 1 })).toBeFocused();
});

test("who says no at the platform comes back to a banner that says it was not linked", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  await comeDirectly(context);
  await page.goto("/settings");
  await page.getByRole("button", { name: "YouTubeを連携する" }).click();
  await page.getByRole("button", { name: "拒否する" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status").getByText("YouTubeは連携されませんでした。")).toBeVisible();
});

test.describe("on a way back that is of no use", () => {
  test.use({
    logged: [
      "1019 GET /influencer/{platform}/callback",
      "1023 /:platform/callback",
      "2005 /:platform/callback",
    ],
  });

  test("a way back that is not ours links nothing, and one without a code leads home", async ({
    page,
    context,
  }) => {
    await makeAccount(context);
    await page.goto("/instagram/callback?code=somebody-elses&state=not-mine");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Instagramと連携できませんでした。もう一度お試しください。")).toBeVisible();
    for (const path of ["/tiktok/callback", "/facebook/callback?code=1"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/");
      await expect(page.getByText("連携できませんでした")).toBeHidden();
    }
  });
});
