import { expect, type Page } from "@playwright/test";

/** Waits until the app has taken over the rendered page and hears every key and press. */
export async function appStands(page: Page): Promise<void> {
  await expect(page.locator("[data-rendered]")).toHaveCount(0);
}
