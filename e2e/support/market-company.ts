import { expect, type Locator, type Page } from "@playwright/test";
import { plusDays } from "@tomoru/contract/bank-days";
import { productDay } from "./market-clock.ts";
import type { MarketWords } from "./market-words.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

export type Product = { readonly name: string; readonly feeYen: number };

type Finding = {
  readonly words: MarketWords;
  readonly handle: string;
  readonly listName: string;
  /** False if the list exists already. */
  readonly isNew?: boolean;
};

/** Finds an account by its handle, as soon as the search knows it, and puts it into a list. */
export async function findIntoList(
  page: Page,
  { words, handle, listName, isNew = true }: Finding,
): Promise<void> {
  const { lists, search } = words.company;
  await expect(async () => {
    await page.goto(`/company/creators?platform=instagram&q=${handle}`);
    await expect(page.getByRole("rowheader").getByRole("link")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 80_000 });
  const name = (await page.getByRole("rowheader").getByRole("link").textContent()) ?? "";
  await page.getByRole("checkbox", { name: search.selection.one(name) }).check();
  await page.getByRole("button", { name: lists.add.button, exact: true }).click();
  await page.getByRole("menuitem", { name: isNew ? lists.add.new : listName }).click();
  if (isNew) {
    await page.getByRole("textbox", { name: lists.form.name }).fill(listName);
    await page.getByRole("button", { name: lists.form.create }).click();
  }
  await expect(page.getByText(lists.add.added(1, listName))).toBeVisible();
}

/** Goes from the lists to the consultation's page with its board. */
export async function consultList(
  page: Page,
  { words, listName, product }: { words: MarketWords; listName: string; product: Product },
): Promise<void> {
  const { lists, asking } = words.company;
  const today = await productDay();
  await page.goto("/company/lists");
  await page.getByRole("link", { name: listName }).click();
  await page.getByRole("link", { name: lists.one.consult(1) }).click();
  await expect(heading(page)).toHaveText(asking.consultation.heading(1));
  await page.getByRole("textbox", { name: asking.fields.productName }).fill(product.name);
  await page.getByRole("checkbox", { name: asking.formats.instagram[0] ?? "" }).check();
  await page.getByLabel(asking.fields.periodFrom).fill(plusDays(today, 1));
  await page.getByLabel(asking.fields.periodTo).fill(plusDays(today, 10));
  await page
    .getByRole("textbox", { name: asking.fields.description })
    .fill("1週間お使いいただき、感想をリールにしてください。");
  await page.getByRole("radio", { name: asking.usage.none }).check();
  await page.getByRole("radio", { name: asking.bands.fee }).check();
  await page.getByRole("textbox", { name: asking.fields.feeYen }).fill(String(product.feeYen));
  await page.getByRole("button", { name: asking.next }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: asking.confirm.send }).click();
  await expect(page).toHaveURL(/\/company\/campaigns\/[0-9a-f-]+$/);
}

/** Found by the start of its label, since a mark follows. */
export function entry(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: new RegExp(`^${label.replaceAll(/[()（）、.]/g, "\\$&")}`) });
}

/** Enters the first terms: a reel from tomorrow on, for this fee. */
export async function sendTerms(
  page: Page,
  { words, dealId, content, feeYen }: { words: MarketWords; dealId: string; content: string; feeYen: number },
): Promise<void> {
  const { acts, editor, terms } = words.deals;
  const today = await productDay();
  await page.goto(`/company/deals/${dealId}`);
  await page.getByRole("link", { name: acts.make }).click();
  await entry(page, editor.fields.content).fill(content);
  await page.getByLabel(terms.values.formats.reel, { exact: true }).selectOption("1");
  await entry(page, editor.fields.draftDueOn).fill(plusDays(today, 1));
  await entry(page, editor.fields.postFrom).fill(plusDays(today, 1));
  await entry(page, editor.fields.postTo).fill(plusDays(today, 7));
  await entry(page, editor.fields.feeYen).fill(String(feeYen));
  await page.getByRole("button", { name: editor.submit.first }).click();
  await expect(page).toHaveURL(`/company/deals/${dealId}`);
}

/** Accepts the open terms; the confirming button says how much the card pays. */
export async function agreeAndPay(page: Page, { deals: { terms } }: MarketWords): Promise<void> {
  await page.getByRole("button", { name: terms.decide.accept }).click();
  const paying = new RegExp(`^${terms.acceptance.pay.card("¥1[0-9]{2},[0-9]{3}")}$`);
  await page.getByRole("alertdialog").getByRole("button", { name: paying }).click();
}

/** Presses a button, and the same button in the question that follows. */
export async function sayTwice(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
}
