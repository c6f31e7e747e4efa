import { expect, type Page } from "@playwright/test";
import { server } from "./settings.ts";

/** Opens the operator's console at a page of it, as somebody. */
export async function enterConsole(page: Page, path = "/operator", name = "Mori"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("あなたの名前").fill(name);
  await page.getByRole("textbox", { name: "運営トークン" }).fill(server.operatorToken);
  await page.getByRole("button", { name: "始める" }).click();
  await expect(page.getByRole("button", { name: /作業を終える/ }).first()).toBeVisible();
}
