import { expect, type Page } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import type { Said, Scene } from "./scene.ts";

type Act = NonNullable<Scene["act"]>;

/** Presses the button of this name. */
export function press(name: Said): Act {
  return (page, locale) => page.getByRole("button", { name: name[locale], exact: true }).first().click();
}

/** Presses the button of this name and waits for the dialog that it opens. */
export function open(name: Said): Act {
  return async (page, locale) => {
    await press(name)(page, locale);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  };
}

/** Waits for the alert that came by itself and closes it: what is looked at stands under it. */
export const closeAlert: Act = async (page) => {
  const alert = page.getByRole("alertdialog");
  await alert.getByRole("button").last().click();
  await expect(alert).toBeHidden();
};

/** Fills the fields of these ids. */
export function fill(entries: Readonly<Record<string, string>>): Act {
  return async (page) => {
    for (const [id, text] of Object.entries(entries)) await page.locator(`[id="${id}"]`).fill(text);
  };
}

/** Sends the form of the page. */
export function send(page: Page): Promise<void> {
  return page.locator("form button[type=submit]").click();
}

/** One after the other. */
export function inTurn(...acts: Act[]): Act {
  return async (page: Page, locale: Locale) => {
    for (const act of acts) await act(page, locale);
  };
}

/** Waits for the page to say that something is wrong: the title bar does, whatever the form looks like. */
export async function seeFault(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^(エラー：|Error: )/);
}
