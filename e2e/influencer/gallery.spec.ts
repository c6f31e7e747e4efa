import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { comeDirectly, test } from "../support/test.ts";

const groups = ["basics", "actions", "entries", "messages", "content", "charts"];

// Colours depend on the theme and words on the language, so each of them once covers all.
for (const [locale, colorScheme] of [
  ["ja", "light"],
  ["en", "dark"],
] as const) {
  test(`every component is accessible and fits a phone, in ${locale} and ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openGallery(page, locale);
    for (const id of groups) await expect(page.locator(`h2#${id}`)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("language and theme are switched on the page itself", async ({ page }) => {
  await openGallery(page, "ja");
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Components" })).toBeVisible();
  const theme = page.getByRole("group", { name: "Theme" }).first();
  await theme.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test("a state that only a pointer brings looks like the pointer's own", async ({ page }) => {
  await openGallery(page, "ja");
  const save = (forced: string) => page.locator(`[data-forced=${forced}] button`).first();
  const rest = page.locator("#actions ~ * button").first();
  const hovered = await background(save("hover"));
  expect(await background(rest)).not.toBe(hovered);
  await rest.hover();
  await expect.poll(() => background(rest)).toBe(hovered);
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("what was pressed keeps no hover, and none of its colours fades", async ({ page }) => {
    await openGallery(page, "ja");
    const rest = page.locator("#actions ~ * button").first();
    const before = await background(rest);
    await rest.tap();
    await expect(rest).toHaveCSS("transition-duration", /^0s(, 0s)*$/);
    await expect.poll(() => background(rest)).toBe(before);
  });
});

test.describe("where the system forces its colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("what is chosen, current, checked, wrong or off differs from what is not", async ({ page }) => {
    await openGallery(page, "ja");
    const chip = page.getByRole("navigation", { name: "回答で絞り込む", exact: true }).getByRole("button");
    await expectOtherLook(chip.nth(0), chip.nth(1));
    const tab = page.getByRole("navigation", { name: "コンポーネント" }).getByRole("link");
    await expectOtherLook(tab.nth(0), tab.nth(1));
    const faces = page.getByRole("group", { name: "テーマ" }).first().locator("label > span");
    await expectOtherLook(faces.nth(0), faces.nth(1));
    const panels = page.getByRole("radiogroup", { name: "口座種別" }).first().locator("label").locator("..");
    await expectOtherLook(panels.nth(0), panels.nth(1));
    const names = page.getByRole("textbox", { name: "氏名" });
    await expectOtherLook(names.and(page.locator("[aria-invalid]")).first(), names.first());
    await expectOtherLook(names.and(page.locator(":disabled")).first(), names.first());
  });

  test("every control that can be pressed or filled in has an edge, and the focus a ring", async ({
    page,
  }) => {
    await openGallery(page, "ja");
    const edgeless = await page
      .locator(
        "h2#actions ~ * button:has(> span), h2#entries ~ * :is(input:not([type=radio], [type=checkbox], [aria-hidden]), select, textarea)",
      )
      .evaluateAll((all) => all.filter((control) => getComputedStyle(control).borderStyle === "none").length);
    expect(edgeless).toBe(0);
    const bar = page.getByRole("link", { name: "振込先の口座" }).first();
    await bar.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(bar).toHaveCSS("outline-style", "solid");
    await expect(bar).toHaveCSS("outline-width", "3px");
  });
});

async function openGallery(page: Page, locale: string): Promise<void> {
  await comeDirectly(page.context());
  await page.addInitScript(
    (value) => localStorage.setItem("locale", localStorage.getItem("locale") ?? value),
    locale,
  );
  await page.goto("/dev/ui");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

function background(control: Locator): Promise<string> {
  return control.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The signs that forced colours leave to tell states apart: edge, background, words, outline. */
async function expectOtherLook(one: Locator, other: Locator): Promise<void> {
  const look = (element: Locator) =>
    element.evaluate((node) => {
      const { borderColor, borderWidth, backgroundColor, color, outlineStyle } = getComputedStyle(node);
      return [borderColor, borderWidth, backgroundColor, color, outlineStyle].join(" ");
    });
  expect(await look(one)).not.toBe(await look(other));
}
