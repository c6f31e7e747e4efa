import { expect, type Page } from "@playwright/test";

/** Pages opened as by a bookmark or a reload: rendered by the server with their answers, then hydrated. Those with an id are left out. */
export async function openByAddress(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((each) => !each.includes(":"))) {
    await page.goto(path);
    await expect(page.locator("[data-rendered], [data-loading]"), path).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByRole("button", { name: "画面を再読み込みする" }), path).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
}
