import { expect, type Page } from "@playwright/test";
import type { MarketWords } from "./market-words.ts";
import { server } from "./settings.ts";

/** Publishes a post on the platform, as an account; answers its address. */
export async function publishPost(
  page: Page,
  { words, handle, caption }: { words: MarketWords; handle: string; caption: string },
): Promise<string> {
  const account = handle.replace(/^sample_/, "sandbox-new-");
  await page.goto(`${server.url}/dev/social/instagram/posts?account=${account}`);
  const form = page.locator("form", { has: page.getByRole("button", { name: words.says.publish }) });
  await form.locator("[name=kind]").selectOption("reel");
  await form.locator("[name=caption]").fill(caption);
  await form.getByRole("button", { name: words.says.publish }).click();
  const address = page.locator(".address").first();
  await expect(address).toBeVisible();
  return (await address.textContent()) ?? "";
}

/** Approves the newest offer of this name on the phone; answers the id of its deal. */
export async function approveOffer(
  page: Page,
  { words, productName }: { words: MarketWords; productName: string },
): Promise<string> {
  const { asker, decide } = words.creator.offers;
  const { action } = decide.approval;
  await page.goto("/offers");
  await page.getByRole("link", { name: productName }).first().click();
  await page.getByRole("button", { name: action, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: action, exact: true }).click();
  await expect(page.getByRole("link", { name: asker.deal })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
