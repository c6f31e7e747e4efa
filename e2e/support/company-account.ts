import type { BrowserContext } from "@playwright/test";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { register, verifySignUpEmail } from "@tomoru/contract/company/accounts";
import { callApi } from "./account.ts";
import { mailCode } from "./mails.ts";
import { server } from "./settings.ts";
import { newPerson, type Person } from "./sign-up.ts";

/** Signs a company up by the API and the mailed code, and signs the browser in as its owner. */
export async function makeCompany(context: BrowserContext, companyName = "株式会社みなも"): Promise<Person> {
  const person = newPerson();
  const entries = { companyName, kind: "corporate", isTermsAccepted: true, ...person };
  await callApi(context, { endpoint: verifySignUpEmail, body: { email: person.email, locale: "ja" } });
  const otp = await mailCode(person.email);
  const tokens = await callApi<TokenPair>(context, {
    endpoint: register,
    body: { ...entries, otp, locale: "ja" },
  });
  const where = { url: server.url, secure: true, sameSite: "Strict" as const };
  await context.addCookies([
    { name: "companyAccessToken", value: tokens.accessToken, ...where },
    { name: "companyRefreshToken", value: tokens.refreshToken, ...where },
  ]);
  return person;
}
