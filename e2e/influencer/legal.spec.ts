import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { phone } from "../support/phone.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test.use(phone);

test("the texts open in the reader's language, and the English one, which binds, is a press away", async ({
  page,
}) => {
  await page.goto("/sign_up");
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("link", { name: /^利用規約/ })
    .first()
    .click();
  const terms = await opened;
  await expect(terms).toHaveURL("/influencers/terms");
  await expect(terms.getByText("英語の本文が優先します")).toBeVisible();
  await expect(terms.getByRole("radio", { name: "English" })).toHaveCount(1);
  // On a phone the contents are folded, or they would be all that one sees.
  await expect(terms.getByRole("link", { name: "第13条（退会とアカウントの削除）" })).toBeHidden();
  await terms.locator("summary").click();
  await terms.getByRole("link", { name: "第13条（退会とアカウントの削除）" }).click();
  await expect(terms.getByRole("heading", { name: "第13条（退会とアカウントの削除）" })).toBeFocused();
  await expectAccessible(terms);

  await terms.getByRole("link", { name: "英語の本文を読む" }).click();
  await expect(terms).toHaveURL("/influencers/terms?lang=en");
  await expect(terms.getByText("Last revised August 7, 2024")).toBeVisible();
  await expect(terms.getByText("This English text is the binding one.")).toBeVisible();
  await expect(terms.getByRole("article").locator("xpath=ancestor-or-self::*[@lang='en']")).toHaveCount(1);
  await terms.getByRole("link", { name: "日本語訳を読む" }).click();
  await expect(terms).toHaveURL("/influencers/terms");
});

test("the footer leads to the privacy policy when signed in too", async ({ page }) => {
  await signUp(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "プライバシーポリシー" }).click();
  await expect(page.getByRole("heading", { name: "プライバシーポリシー", level: 1 })).toBeFocused();
  await expect(page.getByText(/1件につき1,000円/)).toBeVisible();
});
