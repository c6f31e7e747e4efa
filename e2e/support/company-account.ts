import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { login, register, verifySignUpEmail } from "@tomoru/contract/company/accounts";
import { callApi } from "./account.ts";
import { mailCode } from "./mails.ts";
import { server } from "./settings.ts";
import { newPerson, type Person } from "./sign-up.ts";

/** Signs a company up by the API and the mailed code, and signs the browser in as its owner. */
export async function makeCompany(
  context: BrowserContext,
  companyName = "株式会社みなも",
  person = newPerson(),
): Promise<Person> {
  const entries = { companyName, kind: "corporate", isTermsAccepted: true, ...person };
  await callApi(context, { endpoint: verifySignUpEmail, body: { email: person.email, locale: "ja" } });
  const otp = await mailCode(person.email);
  const tokens = await callApi<TokenPair>(context, {
    endpoint: register,
    body: { ...entries, otp, locale: "ja" },
  });
  await keepTokens(context, tokens);
  return person;
}

export const demoCompany = { email: "sato@minato.example.jp", password: "Tomoru-2026" };

/** Signs the browser in as the company of a first start, whose search finds somebody. */
export async function enterDemoCompany(context: BrowserContext): Promise<void> {
  const body = { username: demoCompany.email, password: demoCompany.password };
  await keepTokens(context, await callApi<TokenPair>(context, { endpoint: login, body }));
}

/** A first start pays for its company with a sandbox card, but does not wait for it. */
export async function expectDemoCard(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto("/company/plan/cards");
    await expect(page.getByText(/4242/).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

async function keepTokens(context: BrowserContext, tokens: TokenPair): Promise<void> {
  const where = { url: server.url, secure: true, sameSite: "Strict" as const };
  await context.addCookies([
    { name: "companyAccessToken", value: tokens.accessToken, ...where },
    { name: "companyRefreshToken", value: tokens.refreshToken, ...where },
  ]);
}

/** An e-mail that no other test's company has. */
export function newCompanyName(): string {
  return `株式会社${randomUUID().slice(0, 13)}`;
}

/** Fills in the provider's page that the browser shows, and is led back. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.locator("#number").fill(number);
  await page.locator("#month").fill("12");
  await page.locator("#year").fill("2030");
  await page.locator("#cvc").fill("123");
  await page.locator("#holder").fill("MAHO SAEKI");
  await page.getByRole("button").first().click();
  await expect(page).not.toHaveURL(/\/dev\/stripe\//);
}

/** Adds a card on the page of cards and waits until it is shown. */
export async function addCard(page: Page, number: string): Promise<void> {
  await page.goto("/company/plan/cards");
  await page.getByRole("button", { name: "カードを追加" }).click();
  await expect(page).toHaveURL(/\/dev\/stripe\/checkout\//);
  await enterCard(page, number);
  await expect(page.getByText(new RegExp(`${number.slice(-4)}を追加しました`))).toBeVisible();
}

/** Signs in by the screen, in Japanese, on the sign-in page that the browser is led to. */
export async function signInAsMember(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}
