import * as endpoints from "@tomoru/contract/company/campaigns";
import * as open from "@tomoru/contract/influencer/campaigns";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import type { SeededMember } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";

type More = Parameters<typeof aNewCampaign>[0];
type SignedIn = { readonly token: string };

/** One that takes applications; the company is verified. */
export async function publishBy(app: TestApp, { token }: SignedIn, more: More = {}): Promise<string> {
  const body = aNewCampaign({ minFollowers: null, ...more });
  const { campaignId } = (await app.call(endpoints.createCampaign, { token, body })).result;
  await moveBy(app, { token }, { campaignId, status: "publish" });
  return campaignId;
}

export function moveBy(
  app: TestApp,
  { token }: SignedIn,
  { campaignId, status }: { campaignId: string; status: (typeof endpoints.campaignActs)[number] },
) {
  return app.call(endpoints.moveCampaign, { token, params: { id: campaignId }, body: { status } });
}

export function applyBy(app: TestApp, { token }: SignedIn, campaignId: string, headers = {}) {
  const body = { message: "暖房の部屋での乾燥を毎日撮っています。", wishFeeYen: 600_000 };
  return app.call(open.applyToCampaign, { token, headers, params: { id: campaignId }, body });
}

export function decideBy(
  app: TestApp,
  { token }: SignedIn,
  { applicationId, status }: { applicationId: string; status: "selected" | "notSelected" | "applied" },
) {
  return app.call(endpoints.decideApplication, { token, params: { id: applicationId }, body: { status } });
}

export async function campaignOf(app: TestApp, { token }: SeededMember, id: string) {
  return (await app.call(endpoints.getCampaign, { token, params: { id } })).result;
}

export async function applicationsTo(app: TestApp, { token }: SeededMember, id: string) {
  return (await app.call(endpoints.listApplications, { token, params: { id }, query: {} })).result.docs;
}

export async function ownOf(app: TestApp, { token }: SignedIn) {
  return (await app.call(open.listOwnApplications, { token, query: {} })).result.docs;
}
