import type { BrowserContext, Page } from "@playwright/test";
import { plusDays } from "@tomoru/contract/bank-days";
import { updateCompanyInfo } from "@tomoru/contract/company/companies";
import { updateProfile } from "@tomoru/contract/influencer/account";
import { updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { setCompanyVerification } from "@tomoru/contract/operator/companies";
import { callApi, makeAccount, readTokens } from "./account.ts";
import { addCard, makeCompany, newCompanyName } from "./company-account.ts";
import { asOperator, companyIdOf } from "./operator.ts";
import { comeDirectly } from "./test.ts";

/** The day in Japan so many days from now. */
export function dayAhead(days: number): string {
  return plusDays(new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10), days);
}

/** A verified company that can make contracts, with a card that works; its browser is signed in. */
export async function makeContractingCompany(page: Page, context: BrowserContext): Promise<{ name: string }> {
  const name = newCompanyName();
  await makeCompany(context, name);
  const { companyAccessToken: accessToken = "" } = await companyTokens(context);
  await callApi(context, {
    endpoint: updateCompanyInfo,
    accessToken,
    body: {
      representative: "皆川 理沙",
      postalCode: "1110051",
      prefecture: "tokyo",
      address: "台東区蔵前0-0-0",
      phone: "03-0000-0000",
      website: "https://minamo.example/",
    },
  });
  await asOperator({
    endpoint: setCompanyVerification,
    params: { companyId: await companyIdOf(name) },
    body: { status: "verified", evidence: "Seen in the register." },
  });
  await comeDirectly(context);
  await addCard(page, "4242424242424242");
  return { name };
}

/** A creator that can make contracts: a linked account, a date of birth, a tax profile. */
export async function makeContractingCreator(page: Page, context: BrowserContext): Promise<string> {
  const { tokens } = await makeAccount(context);
  const { accessToken } = tokens;
  await callApi(context, { endpoint: updateProfile, accessToken, body: { dob: "1998-04-12" } });
  await callApi(context, {
    endpoint: updateTaxProfile,
    accessToken,
    body: {
      residency: "resident",
      entity: "individual",
      legalName: "佐藤 葵",
      tradeName: null,
      invoiceNumber: null,
      hasEmployees: false,
    },
  });
  await comeDirectly(context);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Instagramを連携する" }).click();
  await page.getByRole("button", { name: "許可する" }).click();
  await page.waitForURL("/");
  return accessToken;
}

async function companyTokens(context: BrowserContext): Promise<Partial<Record<string, string>>> {
  return (await readTokens(context)) as Partial<Record<string, string>>;
}
