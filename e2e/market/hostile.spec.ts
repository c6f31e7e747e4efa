import { type BrowserContext, expect, type Page } from "@playwright/test";
import {
  createCampaign,
  decideApplication,
  listApplications,
  moveCampaign,
} from "@tomoru/contract/company/campaigns";
import { updateCompanyInfo } from "@tomoru/contract/company/companies";
import { createList } from "@tomoru/contract/company/lists";
import { updateProfile } from "@tomoru/contract/influencer/account";
import { applyToCampaign } from "@tomoru/contract/influencer/campaigns";
import { sendMessage } from "@tomoru/contract/influencer/deal-messages";
import { setCompanyVerification } from "@tomoru/contract/operator/companies";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { callApi, readTokens } from "../support/account.ts";
import { makeCompany } from "../support/company-account.ts";
import { enterConsole } from "../support/console.ts";
import { dayAhead, makeContractingCreator } from "../support/deals.ts";
import { expectInert, hostile, watch } from "../support/hostile.ts";
import { asOperator, companyIdOf } from "../support/operator.ts";
import { phone } from "../support/phone.ts";
import { comeDirectly, test } from "../support/test.ts";

const { short, long, address } = hostile;
/** Each try makes a company of its own. */
const companyName = `${short}${Date.now()}`.slice(0, 80);

type Found = { campaignId: string; dealId: string; listId: string };

test("what a company and a creator write of a deal is shown as text to each other and to the operator, and as nothing else", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = watch(page);
  await makeCompany(context, companyName);
  const companyId = await introduce(context);
  const creators = await browser.newContext(phone);
  const creator = await creators.newPage();
  const accessToken = await makeContractingCreator(creator, creators);
  const theirFaults = watch(creator);
  const { campaignId, dealId, listId } = await work({ context, creators, accessToken });

  await expect(async () => {
    expect((await page.goto(`/company/deals/${dealId}`))?.ok()).toBe(true);
    await expect(page.getByText("<script id=pwned>").first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  for (const path of [
    ...["/company", "/company/settings", "/company/settings/company", "/company/settings/members"],
    ...[
      "/company/lists",
      `/company/lists/${listId}`,
      "/company/campaigns",
      `/company/campaigns/${campaignId}`,
    ],
    ...["/company/deals", `/company/deals/${dealId}`, `/company/deals/${dealId}/terms`],
  ])
    await expectShown(page, path);
  for (const path of ["/", "/deals", `/deal/${dealId}`, `/campaign/${campaignId}`, "/applications"])
    await expectShown(creator, path);

  const console = await context.newPage();
  await comeDirectly(context);
  await enterConsole(console, "/operator/companies", "Mori");
  const itsFaults = watch(console);
  for (const path of [
    "/operator/companies",
    `/operator/companies/${companyId}`,
    `/operator/deals/${dealId}`,
  ]) {
    await expectShown(console, path);
  }
  expect([faults, theirFaults, itsFaults]).toEqual([[], [], []]);
  // Other tests look for campaigns on this server too.
  const over = { params: { id: campaignId }, body: { status: "close" } };
  await callApi(context, { endpoint: moveCampaign, accessToken: await companyToken(context), ...over });
  await creators.close();
});

async function expectShown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const written = page.getByText(/onerror=alert|<script id=pwned>/).or(page.locator("[value*='src=x']"));
  await expect(written.filter({ visible: true }).first(), path).toBeVisible();
  await expectInert(page);
}

/** The company says hostile things of itself, and is verified. Answers its id. */
async function introduce(context: BrowserContext): Promise<string> {
  const accessToken = await companyToken(context);
  const body = { representative: short, address: long.slice(0, 100), website: address };
  await callApi(context, {
    endpoint: updateCompanyInfo,
    accessToken,
    body: { ...body, postalCode: "1110051", prefecture: "tokyo", phone: "03-0000-0000" },
  });
  const companyId = await companyIdOf(companyName);
  const evidence = { status: "verified", evidence: long };
  await asOperator({ endpoint: setCompanyVerification, params: { companyId }, body: evidence });
  return companyId;
}

async function companyToken(context: BrowserContext): Promise<string> {
  const { companyAccessToken = "" } = (await readTokens(context)) as Partial<Record<string, string>>;
  return companyAccessToken;
}

type Both = { context: BrowserContext; creators: BrowserContext; accessToken: string };

/** A list, an open campaign, an application that is chosen, and a message in the deal that comes of it. */
async function work({ context, creators, accessToken: own }: Both): Promise<Found> {
  const theirs = await companyToken(context);
  const asCompany = <T>(call: Omit<Parameters<typeof callApi>[1], "accessToken">) =>
    callApi<T>(context, { ...call, accessToken: theirs });
  const asCreator = <T>(call: Omit<Parameters<typeof callApi>[1], "accessToken">) =>
    callApi<T>(creators, { ...call, accessToken: own });
  await asCreator({ endpoint: updateProfile, body: { creatorName: short.slice(0, 50), bio: long } });
  const { listId } = await asCompany<Found>({
    endpoint: createList,
    body: { name: short, platform: "instagram", creatorIds: [] },
  });
  const texts = { productName: long.slice(0, 120), description: `${long}\n${long}`, productUrl: address };
  const days = { period: { from: dayAhead(8), to: dayAhead(21) }, closesOn: dayAhead(5) };
  const campaign = aNewCampaign({ ...texts, ...days, minFollowers: null, categories: [], budgetBand: "u50" });
  const { campaignId } = await asCompany<Found>({ endpoint: createCampaign, body: campaign });
  const params = { id: campaignId };
  await asCompany({ endpoint: moveCampaign, params, body: { status: "publish" } });
  await asCreator({ endpoint: applyToCampaign, params, body: { message: long, wishFeeYen: 80_000 } });
  type Applied = { docs: { applicationId: string }[] };
  const { docs } = await asCompany<Applied>({ endpoint: listApplications, params });
  const { dealId } = await asCompany<Found>({
    endpoint: decideApplication,
    params: { id: docs[0]?.applicationId ?? "" },
    body: { status: "selected" },
  });
  await asCreator({ endpoint: sendMessage, params: { id: dealId }, body: { text: long } });
  return { campaignId, dealId, listId };
}
