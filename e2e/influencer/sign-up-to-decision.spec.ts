import { expect, type Page } from "@playwright/test";
import { aNewOffer, aSparseOffer } from "@tomoru/contract/testing/offer.builder";
import { mailCode, mailsTo } from "../support/mails.ts";
import { sendOffers } from "../support/offers.ts";
import { newPerson, type Person } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { type ScreenWords, words } from "../support/words.ts";

type Step = { page: Page; person: Person; say: ScreenWords };

for (const locale of ["ja", "en"] as const) {
  test(`a creator signs up, answers offers, leaves and comes back, in ${locale}`, async ({ page }) => {
    test.slow();
    const person = newPerson();
    const step = { page, person, say: words[locale] };
    await page.goto("/sign_up");
    if (locale === "en") await page.getByRole("radio", { name: "English" }).check();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);

    await test.step("wrong entries are marked where they are, and none is lost", () => mendEntries(step));
    await test.step("the mailed code opens the account", () => enterCode(step));
    await test.step("offers that are sent light the count", () => receiveOffers(step));
    await test.step("the list grows by five", () => readList(step));
    await test.step("a full offer shows its ten rows", () => readFullOffer(step));
    await test.step("approving asks once, and takes no for an answer", () => approve(step));
    await test.step("an empty offer says what it does not know; it is turned down", () => reject(step));
    await test.step("the list knows the answers", () => findAnswers(step));
    await test.step("signing out leaves the device's choices and nothing else", () => signOut(step));
    await test.step("signing in leads home", () => signIn(step));
  });
}

async function mendEntries({ page, person, say }: Step): Promise<void> {
  const name = page.getByLabel(say.signUp.fullName, { exact: true });
  const email = page.getByLabel(say.email, { exact: true });
  const password = page.getByRole("textbox", { name: say.password });
  const terms = page.getByRole("checkbox");
  const submit = page.getByRole("button", { name: say.signUp.submit });

  await name.fill("葵");
  await email.fill("aoi@example");
  await password.fill("hikari");
  await submit.click();
  await expect(page.getByRole("region", { name: say.faults.summary })).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(say.faults.fullName));
  await expect(email).toHaveAccessibleDescription(say.faults.email);
  await expect(password).toHaveAccessibleDescription(new RegExp(say.faults.password));
  await expect(terms).toHaveAccessibleDescription(say.faults.terms);
  await expect(name).toHaveValue("葵");
  await expect(email).toHaveValue("aoi@example");
  await expect(password).toHaveValue("hikari");

  const metRules = page.locator("#password-rules li").filter({ hasText: say.signUp.met });
  await expect(metRules).toHaveText([`${say.signUp.rules[1]}${say.signUp.met}`]);
  await password.fill(person.password);
  await expect(metRules).toHaveText(say.signUp.rules.map((rule) => `${rule}${say.signUp.met}`));

  await name.fill(person.fullName);
  await email.fill(person.email);
  await submit.click();
  await expect(terms).toBeFocused();
  await expect(page).toHaveURL("/sign_up");
  expect(await mailsTo(person.email)).toEqual([]);
  await terms.check();
  await submit.click();
  await expect(page).toHaveURL("/signup/otp");
}

async function enterCode({ page, person, say }: Step): Promise<void> {
  const submit = page.getByRole("button", { name: say.code.submit });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel(say.code.label, { exact: true }).fill(await mailCode(person.email));
  await submit.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: say.home.start })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: say.signUp.done })).toBeVisible();
}

async function receiveOffers({ page, person, say }: Step): Promise<void> {
  await sendOffers(person.email, 10);
  await sendOffers(person.email, 1, unsaid);
  await sendOffers(person.email, 1, full);
  await expectPending({ page, say }, 12);
}

async function readList({ page, say }: Step): Promise<void> {
  await page.getByRole("link", { name: say.offersPending(12) }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.offers.title })).toBeFocused();
  const articles = page.getByRole("feed", { name: say.offers.title }).getByRole("article");
  await expect(articles).toHaveCount(5);
  await expect(articles.first()).toHaveAttribute("aria-setsize", "-1");
  await page.getByRole("button", { name: say.offers.more }).scrollIntoViewIfNeeded();
  await expect(articles).toHaveCount(10);
  await expect(page.getByRole("status").filter({ hasText: say.added(5) })).toBeAttached();
  await page.getByRole("button", { name: say.offers.more }).scrollIntoViewIfNeeded();
  await expect(articles).toHaveCount(12);
  await expect(page.getByText(say.offers.end)).toBeVisible();
  await expect(articles.first()).toHaveAttribute("aria-setsize", "12");
}

async function readFullOffer({ page, say }: Step): Promise<void> {
  await page.getByRole("link", { name: full.productName }).click();
  await expect(page.getByRole("heading", { level: 1, name: full.productName })).toBeFocused();
  await expectRows(page, say.detail.rows);
  await expect(card({ page, say })).toContainText(say.detail.amount);
  const link = page.getByRole("link", { name: /shop\.example/ });
  await expect(link).toHaveAttribute("href", full.productUrl);
  await expect(link).toHaveAttribute("target", "_blank");
}

async function approve({ page, say }: Step): Promise<void> {
  const { action, question, done } = say.approve;
  const dialog = page.getByRole("alertdialog", { name: question });
  const button = page.getByRole("button", { name: action });
  await button.click();
  await dialog.getByRole("button", { name: say.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole("button", { name: action }).click();
  await expectAnswered({ page, say }, { done, tag: say.tags.approved, name: full.productName });
  await expectPending({ page, say }, 11);
}

async function reject({ page, say }: Step): Promise<void> {
  const { action, question, done } = say.reject;
  await page.getByRole("link", { name: say.offers.all }).click();
  await page.getByRole("link", { name: say.detail.nameless, exact: true }).click();
  await expectRows(page, say.detail.missing);
  await expect(card({ page, say })).toContainText(say.detail.budgetOpen);
  await page.getByRole("button", { name: action }).click();
  await page.getByRole("alertdialog", { name: question }).getByRole("button", { name: action }).click();
  await expectAnswered({ page, say }, { done, tag: say.tags.rejected, name: say.detail.nameless });
  await expectPending({ page, say }, 10);
}

async function findAnswers({ page, say }: Step): Promise<void> {
  await page.getByRole("link", { name: say.offers.all }).click();
  const article = (name: string) => page.getByRole("article", { name, exact: true });
  await expect(article(full.productName)).toContainText(say.tags.approved);
  await expect(article(say.detail.nameless)).toContainText(say.tags.rejected);
  await expect(page.getByRole("article").nth(2)).toContainText(say.tags.pendingInList);
  await page.getByRole("link", { name: `${say.tags.approved} 1` }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
}

async function signOut({ page, say }: Step): Promise<void> {
  await page.getByRole("link", { name: say.settings }).click();
  await page.getByRole("radio", { name: say.theme.dark }).check();
  await page.getByRole("main").getByRole("button", { name: say.logOut }).click();
  await expect(page).toHaveURL("/sign_in");
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name !== "locale")).toEqual([]);
  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  expect(kept.session).toEqual({});
  expect(Object.keys(kept.local).filter((key) => key !== "locale")).toEqual(["theme"]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1, name: say.signIn.title })).toBeFocused();
}

async function signIn({ page, person, say }: Step): Promise<void> {
  await page.getByLabel(say.email, { exact: true }).fill(person.email);
  await page.getByRole("textbox", { name: say.password }).fill(person.password);
  await page.getByRole("button", { name: say.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL("/");
  await expectPending({ page, say }, 10);
}

type Screen = Pick<Step, "page" | "say">;

/** Focuses the window until the count was asked for again: SWR allows that once in five seconds. */
async function expectPending({ page, say }: Screen, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("link", { name: say.offersPending(count) })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

async function expectRows(page: Page, rows: string[][]): Promise<void> {
  await expect(page.locator("dl > div > *")).toHaveText(rows.flat());
}

type Answered = { done: string; tag: string; name: string };

async function expectAnswered({ page, say }: Screen, { done, tag, name }: Answered): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name }).locator("..")).toContainText(tag);
  for (const { action } of [say.approve, say.reject])
    await expect(page.getByRole("button", { name: action })).toHaveCount(0);
}

/** The texts around the budget. */
function card({ page, say }: Screen) {
  return page.getByRole("heading", { level: 2, name: say.detail.budget }).locator("..");
}

const full = {
  ...aNewOffer(),
  platform: "tiktok" as const,
  productName: "うるおい化粧水「しずく」",
  productInfo: "香りのひかえめな化粧水です。",
  description: "1分ほどの動画で紹介してください。",
  productUrl: "https://www.shop.example/shizuku",
};
const unsaid = aSparseOffer({ platform: "youtube" });
