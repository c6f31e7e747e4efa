import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { sendOffers } from "../support/offers.ts";
import { demoCreator, signIn, signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("somebody new signs up by a mailed code and finds the offers that are sent to them", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await sendOffers(email, 2, { productName: "うるおい化粧水「しずく」" });
  await page.goto("/offers");
  await expect(page.getByRole("heading", { name: "うるおい化粧水「しずく」" })).toHaveCount(2);
  await expectAccessible(page);
});

test("the demo creator signs in and finds her year behind her", async ({ page }) => {
  await signIn(page, demoCreator);
  await expect(
    page.getByRole("navigation", { name: "メインメニュー" }).filter({ visible: true }),
  ).toBeVisible();
  await page.goto("/offers");
  await expect(page.getByRole("article")).toHaveCount(5);
});

test("an address that is no page answers 404 and says so", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
});
