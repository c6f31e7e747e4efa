import { type Browser, expect, type Page } from "@playwright/test";
import { enterConsole } from "./console.ts";
import { sayTwice } from "./market-company.ts";
import type { MarketWords } from "./market-words.ts";
import { comeDirectly } from "./test.ts";

type Entering = { readonly name: string; readonly path: string; readonly language: string };

/** Opens a page of the console for one of the operator's people, in their language. */
export async function enterPayouts(browser: Browser, { name, path, language }: Entering): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await comeDirectly(context);
  const page = await context.newPage();
  await enterConsole(page, path, name);
  await page.getByRole("radio", { name: language }).check();
  return page;
}

/** Cuts the main run of the next pay date and has its files made; answers the run's address. */
export async function cutAndFile(page: Page, words: MarketWords): Promise<string> {
  const { payouts: say } = words.operator;
  await sayTwice(page, say.cut.act(say.kinds.main));
  await expect(page).toHaveURL(/\/operator\/payouts\/[0-9a-f-]+$/);
  await expectState(page, say.states.cut);
  await sayTwice(page, say.run.makeFiles.act);
  await expectState(page, say.states.filed);
  await expect(page.getByRole("button", { name: say.run.send.act })).toHaveAttribute("aria-disabled", "true");
  return new URL(page.url()).pathname;
}

/** Done by somebody else than the one who made the files. */
export async function sendFiles(page: Page, words: MarketWords): Promise<void> {
  const { payouts: say } = words.operator;
  await sayTwice(page, say.run.send.act);
  await expectState(page, say.states.sent);
  // The lines show it without a reload: failed ones are marked before the others are.
  await expect(page.getByRole("button", { name: say.run.failed.act }).first()).toBeVisible();
}

/** The state in the line below the heading. */
export function expectState(page: Page, state: string): Promise<void> {
  return expect(page.getByText(new RegExp(`· ${state}$`))).toBeVisible();
}
