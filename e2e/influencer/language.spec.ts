import { expect } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { test } from "../support/test.ts";

test("a language that is chosen in one tab reaches the other tab, and what was typed there stays", async ({
  page,
  context,
}) => {
  await makeAccount(context);
  const other = await context.newPage();
  await other.goto("/bank-account");
  await other.getByRole("textbox").first().fill("東 亮");
  await page.goto("/settings");
  await page.getByRole("main").getByRole("radio", { name: "English" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(other.locator("html")).toHaveAttribute("lang", "en");
  await expect(other.getByRole("button", { name: "Save" })).toBeVisible();
  await expect(other.getByRole("textbox").first()).toHaveValue("東 亮");
  await page.getByRole("main").getByRole("radio", { name: "日本語" }).check();
  await expect(other.getByRole("button", { name: "保存する" })).toBeVisible();
});
