import { expect, type Page } from "@playwright/test";

/** What the server has rendered is the app's: from here on it hears of every key and press. */
export async function appStands(page: Page): Promise<void> {
  await expect(page.locator("[data-rendered]")).toHaveCount(0);
}
