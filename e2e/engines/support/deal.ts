import { expect } from "@playwright/test";
import { plusDays } from "@tomoru/contract/bank-days";
import { login as companyLogin } from "@tomoru/contract/company/accounts";
import {
  createCampaign,
  decideApplication,
  listApplications,
  moveCampaign,
} from "@tomoru/contract/company/campaigns";
import { getCompanyDeal, sendCompanyTerms } from "@tomoru/contract/company/deals";
import { updateProfile } from "@tomoru/contract/influencer/account";
import { login } from "@tomoru/contract/influencer/accounts";
import { applyToCampaign } from "@tomoru/contract/influencer/campaigns";
import { updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { demoCompany } from "../../support/company-account.ts";
import type { Person } from "../../support/sign-up.ts";
import { call } from "./people.ts";

type Tokens = { accessToken: string };

/** Makes a deal between the demo's company and a creator who has linked Instagram, with the company's terms waiting. Answers its id. */
export async function dealThatWaits({ email, password }: Person): Promise<string> {
  const { accessToken: token } = await call<Tokens>(login, { body: { username: email, password } });
  const { accessToken: theirs } = await call<Tokens>(companyLogin, {
    body: { username: demoCompany.email, password: demoCompany.password },
  });
  await settleIn(token);
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const period = { from: plusDays(today, 8), to: plusDays(today, 21) };
  const texts = {
    period,
    closesOn: plusDays(today, 5),
    minFollowers: null,
    categories: [],
    budgetBand: "u50" as const,
  };
  const { campaignId } = await call<{ campaignId: string }>(createCampaign, {
    token: theirs,
    body: aNewCampaign(texts),
  });
  const ofCampaign = { params: { id: campaignId } };
  await call(moveCampaign, { ...ofCampaign, token: theirs, body: { status: "publish" } });
  await call(applyToCampaign, {
    ...ofCampaign,
    token,
    body: { message: "よろしくお願いします", wishFeeYen: 80_000 },
  });
  const { docs } = await call<{ docs: { applicationId: string }[] }>(listApplications, {
    ...ofCampaign,
    token: theirs,
  });
  const { dealId } = await call<{ dealId: string }>(decideApplication, {
    params: { id: docs[0]?.applicationId ?? "" },
    token: theirs,
    body: { status: "selected" },
  });
  const ofDeal = { params: { id: dealId }, token: theirs };
  let revision = 0;
  // A job tells the company of the approval.
  await expect(async () => {
    ({ revision } = await call<{ revision: number }>(getCompanyDeal, ofDeal));
  }).toPass();
  const terms = someTerms({
    formats: [{ format: "reel", count: 1 }],
    feeYen: 80_000,
    ...{ draftDueOn: plusDays(today, 5), postFrom: period.from, postTo: period.to },
  });
  await call(sendCompanyTerms, { ...ofDeal, body: { terms, baseVersion: 0, revision } });
  return dealId;
}

/** What else a creator needs for a contract. */
export async function settleIn(token: string): Promise<void> {
  const { residency, entity, legalName, hasEmployees } = aTaxProfile();
  await call(updateProfile, { token, body: { dob: "1998-04-12" } });
  await call(updateTaxProfile, { token, body: { residency, entity, legalName, hasEmployees } });
}
