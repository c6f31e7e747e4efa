import { type BrowserContext, expect } from "@playwright/test";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import { login, register, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { mailCode } from "./mails.ts";
import { server } from "./settings.ts";
import { newPerson, type Person } from "./sign-up.ts";

export type Locale = "ja" | "en";
export type Account = Person & { tokens: TokenPair };

/** Signs up by the API and the mailed code, and signs the browser in. */
export async function makeAccount(context: BrowserContext, locale: Locale = "ja"): Promise<Account> {
  const person = newPerson();
  const { fullName, email, password } = person;
  await callApi(context, { endpoint: verifySignUpEmail, body: { email, locale } });
  const otp = await mailCode(email);
  const body = { fullName, email, password, otp, locale };
  const tokens = await callApi<TokenPair>(context, { endpoint: register, body });
  await setTokens(context, tokens);
  return { ...person, tokens };
}

/** A second session of the account; the browser keeps its own. */
export function signInElsewhere(context: BrowserContext, { email, password }: Person): Promise<TokenPair> {
  return callApi<TokenPair>(context, { endpoint: login, body: { username: email, password } });
}

/** Sets the token cookies; a token that is left out stays. */
export async function setTokens(
  context: BrowserContext,
  tokens: Readonly<Record<string, string>>,
): Promise<void> {
  const cookies = Object.entries(tokens).map(([name, value]) => ({ name, value }));
  const where = { url: server.url, secure: true, sameSite: "Strict" as const };
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, ...where })));
}

export async function readTokens(context: BrowserContext): Promise<Partial<TokenPair>> {
  const cookies = await context.cookies(server.url);
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

type Call = { endpoint: Endpoint; params?: Record<string, string>; body?: unknown; accessToken?: string };

/** Calls the API from the page's IP address. A refusal fails the test. */
export async function callApi<Result = unknown>(
  context: BrowserContext,
  { endpoint, params, body, accessToken }: Call,
): Promise<Result> {
  const response = await context.request.fetch(`/api${pathOf(endpoint, params)}`, {
    method: endpoint.method,
    ...(body !== undefined && { data: body }),
    ...(accessToken && { headers: { authorization: `Bearer ${accessToken}` } }),
  });
  const answer = (await response.json()) as { result?: Result };
  expect(response.ok(), `${endpoint.name}: ${JSON.stringify(answer)}`).toBe(true);
  return answer.result as Result;
}
