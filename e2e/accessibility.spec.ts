import { expect, type Page } from "@playwright/test";
import { decideOffer } from "@tomoru/contract/offers";
import { expectAccessible, expectAccessibleMenu, expectReadable } from "./support/accessibility.ts";
import { callApi, type Locale, makeAccount } from "./support/account.ts";
import { sendOffers } from "./support/offers.ts";
import { newPerson } from "./support/sign-up.ts";
import { test } from "./support/test.ts";
import { words } from "./support/words.ts";

/** A window of each kind, and the narrowest that may not scroll sideways (WCAG 1.4.10). */
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const narrowest = { width: 320, height: 640 };

/** 40 characters that no language rule breaks. */
const longName = "W".repeat(40);

for (const locale of ["ja", "en"] as const) {
  test.describe(`in ${locale}`, () => {
    test.slow();
    test.beforeEach(async ({ page }) => keepLocale(page, locale));

    test("the sign-in and the not-found page are accessible in every look", async ({ page }) => {
      const say = words[locale];
      await page.goto("/nowhere");
      await expectEveryLook(page);
      await page.goto("/sign_in");
      await expectEveryLook(page);
      await page.getByRole("button", { name: say.signIn.submit, exact: true }).click();
      await expect(page.getByLabel(say.email, { exact: true })).toBeFocused();
      await expectEveryLook(page);
    });

    test("the sign-up, empty and refused, and its code are accessible in every look", async ({ page }) => {
      const say = words[locale];
      await page.goto("/sign_up");
      await expectEveryLook(page);
      await page.getByRole("button", { name: say.signUp.submit }).click();
      await expect(page.getByRole("region")).toBeFocused();
      await expectEveryLook(page);
      const kept = { draft: newPerson(), expiresAt: Date.now() + 600_000 };
      await page.evaluate((draft) => sessionStorage.setItem("draft", draft), JSON.stringify(kept));
      await page.goto("/signup/otp");
      await expectEveryLook(page);
    });

    test("a new account's empty home and list are accessible in every look", async ({ page, context }) => {
      await makeAccount(context, locale);
      for (const path of ["/", "/offers", "/offer/nothing", "/nowhere"]) {
        await page.goto(path);
        await expectEveryLook(page);
      }
    });

    test("home and a list that waits are accessible in every look", async ({ page, context }) => {
      const { email } = await makeAccount(context, locale);
      await sendOffers(email, 7, { productName: longName });
      for (const path of ["/", "/offers"]) {
        await page.goto(path);
        await expectEveryLook(page);
      }
    });

    for (const [state, decision] of [
      ["pending"],
      ["approved", "approval"],
      ["rejected", "reject"],
    ] as const) {
      test(`an offer that is ${state} is accessible in every look`, async ({ page, context }) => {
        const { email, tokens } = await makeAccount(context, locale);
        const [id = ""] = await sendOffers(email, 1, { productName: longName, productUrl: null });
        const body = { status: decision };
        if (decision) await callApi(context, { endpoint: decideOffer, params: { id }, body, ...tokens });
        await page.goto(`/offer/${id}`);
        await expectEveryLook(page);
      });
    }

    test("an open question and an open menu are accessible in both themes", async ({ page, context }) => {
      const say = words[locale];
      const { email } = await makeAccount(context, locale);
      const [id = ""] = await sendOffers(email, 1);
      await page.setViewportSize(phone);
      await page.goto(`/offer/${id}`);
      await page.getByRole("button", { name: say.accountMenu }).click();
      await expect(page.getByRole("menuitem", { name: say.logOut })).toBeVisible();
      await expectBothThemes(page, expectAccessibleMenu);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.approve.action }).click();
      await expect(page.getByRole("alertdialog", { name: say.approve.question })).toBeVisible();
      await expectBothThemes(page);
    });
  });
}

async function keepLocale(page: Page, locale: Locale): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((value) => localStorage.setItem("locale", value), locale);
}

/** Light and dark, phone and desktop; and nothing scrolls sideways, down to the narrowest window. */
async function expectEveryLook(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The heading can stand before the content does.
  await page.waitForLoadState("networkidle");
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectBothThemes(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
}

async function expectBothThemes(page: Page, expectLight = expectAccessible): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectLight(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}
