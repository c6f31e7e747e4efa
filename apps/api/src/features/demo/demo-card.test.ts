import { login } from "@tomoru/contract/company/accounts";
import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { listInvoices } from "@tomoru/contract/company/invoices";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BillingApp, startBillingApp } from "../../testing/billing-app.ts";
import { type EnterForm, payForDemo } from "./demo-card.usecases.ts";
import { seedDemoCompany } from "./demo-company.usecases.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp({ demo: true });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const enter: EnterForm = async (path, form) =>
  (await app.provider.visit(path, form)).headers.get("location") ?? "";

async function started() {
  const demo = await seedDemoCompany(app.deps);
  if (!demo) throw new Error("there is no demo company");
  const body = { username: demo.email, password: demo.password };
  const { accessToken: token } = (await app.call(login, { body })).result;
  const shown = async () => ({
    subscription: (await app.call(getCompanyProfile, { token })).result.subscription,
    cards: (await app.call(listCards, { token })).result.docs,
    invoices: (await app.call(listInvoices, { token })).result.docs,
  });
  return { demo, shown };
}

test("the demo's company has a card and a Standard that it paid for, with its invoice", async () => {
  const { demo, shown } = await started();
  await payForDemo(app.deps, { ...demo, enter });
  const { subscription, cards, invoices } = await shown();
  expect(subscription).toMatchObject({ planId: "standard", status: "active", nextPlanId: null });
  expect(cards).toEqual([expect.objectContaining({ last4: "4242", holder: "ICHIRO SATO", isDefault: true })]);
  expect(invoices).toEqual([expect.objectContaining({ status: "paid", totalYen: 11_000 })]);
});

test("where the sandbox does not answer, the demo's company keeps the plan that it was granted", async () => {
  const { demo, shown } = await started();
  const nobody: EnterForm = async () => {
    throw new Error("nobody answers");
  };
  await expect(payForDemo(app.deps, { ...demo, enter: nobody })).rejects.toThrow("nobody answers");
  const { subscription, cards } = await shown();
  expect(subscription).toMatchObject({ planId: "standard", status: "active" });
  expect(cards).toEqual([]);
});

test("only the start that made the company pays for it", async () => {
  const first = await seedDemoCompany(app.deps);
  const second = await seedDemoCompany(app.deps);
  expect([first?.isNew, second?.isNew]).toEqual([true, false]);
});
