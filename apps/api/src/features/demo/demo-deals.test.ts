import { login } from "@tomoru/contract/company/accounts";
import { listCharges } from "@tomoru/contract/company/charges";
import { getCompanyDeal, listCompanyDeals } from "@tomoru/contract/company/deals";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BillingApp, startBillingApp } from "../../testing/billing-app.ts";
import { hearEchoes } from "../consultations/consultations.testing.ts";
import { reconcile } from "../funding/reconcile.usecases.ts";
import { payForDemo } from "./demo-card.usecases.ts";
import { demoCompany } from "./demo-company.data.ts";
import { seedDemoCompany } from "./demo-company.usecases.ts";
import { seedDemoCreators } from "./demo-creators.usecases.ts";
import { seedDemoDeals } from "./demo-deals.usecases.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp({ demo: true });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

async function begin(day: string): Promise<string> {
  app.clock.set(`${day}T03:00:00.000Z`);
  const demo = await seedDemoCompany(app.deps);
  if (!demo) throw new Error("there is no demo company");
  await seedDemoCreators(app.deps);
  const enter = async (path: string, form: Record<string, string>) =>
    (await app.provider.visit(path, form)).headers.get("location") ?? "";
  await payForDemo(app.deps, { ...demo, enter });
  await seedDemoDeals(app.deps);
  await hearEchoes(app);
  const body = { username: demoCompany.email, password: demoCompany.password };
  return (await app.call(login, { body })).result.accessToken;
}

test.each([
  ["2026-11-25", "2026-10", "2026-11-13"],
  ["2026-12-31", "2026-11", "2026-12-30"],
  ["2027-03-01", "2027-01", "2027-02-26"],
])(
  "begun on %s, a deal of %s was paid on %s, a draft waits for the company, and the ledger agrees",
  async (day, charged, paidOn) => {
    const token = await begin(day);
    const { docs } = (await app.call(listCompanyDeals, { token, query: {} })).result;
    const [finished, running] = docs.toSorted((one, other) => one.state.localeCompare(other.state));
    expect(docs).toHaveLength(2);
    expect(finished).toMatchObject({
      state: "accepted",
      turn: "none",
      paymentStage: "paid",
      payDueOn: paidOn,
    });
    expect(running).toMatchObject({ state: "draft_review", turn: "company", funding: "secured" });
    const params = { id: finished?.dealId ?? "" };
    const { posts, events } = (await app.call(getCompanyDeal, { token, params })).result;
    expect(posts).toMatchObject([{ check: "unreadable", screenshot: { isErased: false } }]);
    const momentOf = (act: string) => Date.parse(events.find((event) => event.act === act)?.at ?? "");
    const post = Date.parse(posts[0]?.addedAt ?? "");
    const moments = [...["accept", "sendDraft", "approveDraft"].map(momentOf), post];
    moments.push(...["report", "acceptReport"].map(momentOf));
    expect(moments.every((moment, at) => at === 0 || moment > (moments[at - 1] ?? 0))).toBe(true);
    const { money } = (await app.call(getCompanyHome, { token })).result;
    expect(money).toMatchObject({
      toPayYen: 66_000,
      paidYen: day.slice(0, 7) === paidOn.slice(0, 7) ? 99_000 : 0,
    });
    const month = (await app.call(listCharges, { token, query: { month: charged } })).result;
    expect(month.docs).toContainEqual(
      expect.objectContaining({ state: "paid", productName: finished?.productName }),
    );
    expect(await reconcile(app.deps, { isWhole: true })).toMatchObject({ faults: [] });
  },
);
