import { expect, type Page } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import type { Said, Scene } from "./scene.ts";

type Act = NonNullable<Scene["act"]>;

export function press(name: Said): Act {
  return (page, locale) => page.getByRole("button", { name: name[locale], exact: true }).first().click();
}

export function open(name: Said): Act {
  return async (page, locale) => {
    await press(name)(page, locale);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  };
}

/** Closes the alert that opens by itself: the scene is the page under it. */
export const closeAlert: Act = async (page) => {
  const alert = page.getByRole("alertdialog");
  await alert.getByRole("button").last().click();
  await expect(alert).toBeHidden();
};

export function fill(entries: Readonly<Record<string, string>>): Act {
  return async (page) => {
    for (const [id, text] of Object.entries(entries)) await page.locator(`[id="${id}"]`).fill(text);
  };
}

export function send(page: Page): Promise<void> {
  return page.locator("form button[type=submit]").click();
}

export function inTurn(...acts: Act[]): Act {
  return async (page: Page, locale: Locale) => {
    for (const act of acts) await act(page, locale);
  };
}

/** Whatever the form looks like, the page's title says that something is wrong. */
export async function seeFault(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^(エラー：|Error: )/);
}
