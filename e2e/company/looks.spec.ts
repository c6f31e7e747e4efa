import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { appStands } from "../support/app-stands.ts";
import { enterDemoCompany } from "../support/company-account.ts";
import { test } from "../support/test.ts";

/** With the server's own answers, in two looks that differ in everything; the scenes show each page in all looks. */
const looks = [
  { locale: "ja", size: { width: 390, height: 844 }, colorScheme: "dark" },
  { locale: "en", size: { width: 1440, height: 900 }, colorScheme: "light" },
] as const;

/** Pages that a member opens by address; the two with an id are opened by a link. */
const pages = [
  "/company",
  "/company/creators?platform=instagram",
  "/company/lists",
  "/company/plan",
  "/company/plan/cards",
  "/company/plan/invoices",
  "/company/settings",
  "/company/settings/company",
  "/company/settings/members",
  "/company/settings/change-password",
  "/company/settings/edit-email",
  "/company/inquiry",
];

async function setLanguage(context: BrowserContext, locale: "ja" | "en"): Promise<void> {
  await context.addInitScript((kept) => localStorage.setItem("locale", kept), locale);
}

/** The elements that stick out, if the page scrolls sideways. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  const all = [...document.querySelectorAll("main *")];
  const wide = all.filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1);
  return wide.map((element) => `${element.tagName} ${element.getAttribute("class")}`).slice(0, 8);
}

async function expectGood(page: Page, where: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-loading]")).toHaveCount(0);
  await appStands(page);
  await expectAccessible(page);
  expect(await page.evaluate(tooWide), `${where} scrolls sideways`).toEqual([]);
}

for (const { locale, size, colorScheme } of looks) {
  test(`a member's pages are accessible and fit: ${locale}, ${size.width} px, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await enterDemoCompany(context);
    await setLanguage(context, locale);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    for (const path of pages) {
      await page.goto(path);
      await expectGood(page, path);
    }
    await page.goto("/company/lists");
    // The server renders a table even for a narrow window of a desktop; it becomes cards once the app is hydrated.
    await appStands(page);
    await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/company\/lists\/[0-9a-f-]{36}$/);
    await expectGood(page, "a list");
    await page.goto("/company/creators?platform=instagram");
    await appStands(page);
    await page.getByRole("main").locator('a[href*="/company/creators/"]').first().click();
    await expect(page).toHaveURL(/\/company\/creators\/[0-9A-Za-z]{22}/);
    await expectGood(page, "an insight");
  });
}

test("the preview of what is asked stands whole above the form's bar, and its end is reached in a low window", async ({
  page,
  context,
}) => {
  await enterDemoCompany(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/company/campaign/new");
  await appStands(page);
  const preview = page.getByRole("complementary", { name: "相手にはこう見えます" });
  const covered = () =>
    preview.evaluate((box) => {
      const bar = document.getElementById("asking-send");
      return box.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().top ?? 0);
    });
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.mouse.wheel(0, 400);
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await preview.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: "instant" }));
  const end = await preview.evaluate((box) => {
    const foot = box.lastElementChild?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return foot - box.getBoundingClientRect().bottom;
  });
  expect(end).toBeLessThanOrEqual(0);
});
