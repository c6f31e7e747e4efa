import { login } from "@tomoru/contract/company/accounts";
import { getCampaign, listApplications, listCampaigns } from "@tomoru/contract/company/campaigns";
import { getConsultation, listConsultations } from "@tomoru/contract/company/consultations";
import { listCompanyDeals } from "@tomoru/contract/company/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { hearEchoes } from "../consultations/consultations.testing.ts";
import { reconcile } from "../funding/reconcile.usecases.ts";
import { demoCompany } from "./demo-company.data.ts";
import { seedDemoCompany } from "./demo-company.usecases.ts";
import { seedDemoCreators } from "./demo-creators.usecases.ts";
import { seedDemoLists } from "./demo-lists.usecases.ts";
import { seedDemoMarket } from "./demo-market.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

/** A first start on this day; answers the token of the company. */
async function begin(day: string): Promise<string> {
  app.clock.set(`${day}T03:00:00.000Z`);
  await seedDemoCompany(app.deps);
  await seedDemoCreators(app.deps);
  await seedDemoMarket(app.deps, await seedDemoLists(app.deps));
  await hearEchoes(app);
  const body = { username: demoCompany.email, password: demoCompany.password };
  return (await app.call(login, { body })).result.accessToken;
}

test.each(["2026-11-25", "2026-12-31", "2027-02-28"])(
  "begun on %s, the company has a campaign, a consulted list and terms that wait for either side, and no money has moved",
  async (day) => {
    const token = await begin(day);
    const campaigns = (await app.call(listCampaigns, { token, query: {} })).result.docs;
    expect(campaigns).toMatchObject([{ state: "open", counts: { applied: 4, selected: 2 } }]);
    const params = { id: campaigns[0]?.campaignId ?? "" };
    const campaign = (await app.call(getCampaign, { token, params })).result;
    expect(campaign.productName).toContain("秋ブレンド");
    // Published before the first of them applied.
    expect(Date.parse(campaign.publishedAt ?? "")).toBe(app.clock.now().getTime() - 6 * 86_400_000);
    const applications = (await app.call(listApplications, { token, params, query: {} })).result.docs;
    expect(applications.map(({ state }) => state).toSorted()).toEqual([
      ...["applied", "applied", "applied", "applied", "selected", "selected"],
    ]);

    const [asked] = (await app.call(listConsultations, { token, query: {} })).result.docs;
    const consultation = { token, params: { id: asked?.consultationId ?? "" } };
    expect((await app.call(getConsultation, consultation)).result).toMatchObject({
      counts: { sent: 12, approved: 4, rejected: 2, waiting: 6 },
    });

    const deals = (await app.call(listCompanyDeals, { token, query: {} })).result;
    expect(deals.docs.map(({ state, turn, turnKind }) => `${state} ${turn} ${turnKind}`).toSorted()).toEqual([
      ...["terms company answer", "terms company propose", "terms company propose", "terms company propose"],
      ...["terms creator answer", "terms creator answer"],
    ]);
    expect(await reconcile(app.deps, { isWhole: true })).toMatchObject({ faults: [] });
  },
);
