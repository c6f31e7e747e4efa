import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { enterConsole } from "../support/console.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("a creator is found by e-mail, suspended with a reason, and the record says by whom and why", async ({
  page,
  context,
}) => {
  const theirs = await context.newPage();
  const { email } = await signUp(theirs);
  await enterConsole(page, "/operator/creators");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "探す" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "利用を停止する" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("理由").fill("なりすましの疑い");
  await dialog.getByRole("button", { name: "利用を停止する" }).click();
  await expect(page.getByRole("heading", { name: "利用を停止した理由" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await theirs.reload();
  await expect(theirs).toHaveURL(/sign_in/);

  await page.goto("/operator/audit?operator=Mori");
  await expect(page.getByText("停止した：なりすましの疑い").first()).toBeVisible();
  await expectAccessible(page);
});
