import * as billing from "@tomoru/contract/company/billing";
import * as cards from "@tomoru/contract/company/cards";
import * as invoices from "@tomoru/contract/company/invoices";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { grantPlan } from "@tomoru/contract/operator/billing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startWithProvider } from "../../testing/billing-app.ts";
import { callMaker } from "../../testing/call-maker.ts";
import { buyAPlan } from "../../testing/every-billing-call.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../testing/seed.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { subscriptionWithLastMonth } from "./provider/subscription.usecases.ts";

let whole: Awaited<ReturnType<typeof startWithProvider>>;
let owner: SeededMember;
beforeAll(async () => {
  whole = await startWithProvider();
});
beforeEach(async () => {
  whole.app.clock.set("2026-11-15T03:00:00.000Z");
  await whole.empty();
  owner = await seedCompany(whole.app);
});
afterAll(() => whole.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;
const calls = [billing, cards, invoices].flatMap((file) => Object.values<unknown>(file).filter(isEndpoint));
const ofOwners = calls.filter(({ role }) => role === "owner");

const requestOf = (token: string) => ({
  token,
  params: { id: "019ab4d2-0000-7000-8000-0000000000c1" },
  rawBody: { returnTo: "/company/plan/cards", sessionId: "cs_test_1" },
});

test("a plan is bought, paid for and shown by the calls alone, on both copies in turn", async () => {
  const by = callMaker({ app: whole.app });
  await buyAPlan(by, { token: owner.token, companyId: owner.companyId, provider: whole.provider });
  const { result } = await whole.app.call(billing.getSubscription, { token: owner.token });
  expect(result).toMatchObject({ planId: "professional", status: "active" });
});

test("who is no owner is refused every call that is the owner's alone, and reads the plan", async () => {
  const member = await seedColleague(whole.app, owner);
  expect(ofOwners.map(({ name }) => name).sort()).toEqual(
    calls
      .map(({ name }) => name)
      .filter((name) => !["listPlans", "getSeller", "getSubscription"].includes(name))
      .sort(),
  );
  for (const endpoint of ofOwners) {
    const answer = await whole.app.call(endpoint, requestOf(member.token));
    expect([answer.status, answer.errors], endpoint.name).toEqual([403, ["role 2016"]]);
  }
  expect((await whole.app.call(billing.getSubscription, { token: member.token })).status).toBe(200);
});

test("while a company is suspended for its plan, everything that can end that goes on", async () => {
  await whole.app.deps.db
    .updateTable("companies")
    .set({ status: "suspended", suspended_for: ["payment"] })
    .where("id", "=", owner.companyId)
    .execute();
  await whole.app.deps.db
    .updateTable("accounts")
    .set({ status: "unpaid" })
    .where("owner_id", "=", owner.companyId)
    .execute();
  for (const endpoint of calls) {
    const answer = await whole.app.call(endpoint, requestOf(owner.token));
    expect(answer.errors, endpoint.name).not.toContain("payment 2016");
  }
});

test.each([
  ["the price page", billing.listPlans],
  ["who sells", billing.getSeller],
])("%s is for everybody, and may be kept for five minutes", async (_, endpoint) => {
  const answer = await whole.app.call(endpoint as Endpoint);
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=300");
});

test("who sells is named as the operator has set it, and what is not set is null", async () => {
  const { operator, supportEmail } = whole.app.deps.config;
  const { result } = await whole.app.call(billing.getSeller);
  expect(result).toEqual({ ...operator, email: supportEmail });
});

test("what was used last month is told in Japan's months, and not to a company that is younger", async () => {
  const { deps, clock } = whole.app;
  const { companyId } = owner;
  // Not by the call: the token is over by then.
  const lastMonth = async () => (await subscriptionWithLastMonth(deps, companyId)).lastMonth;
  const count = { company_id: companyId, period: "2026-11" };
  await deps.db
    .insertInto("usage_counts")
    .values([
      { ...count, kind: "insight", count: 7 },
      { ...count, kind: "csvRow", count: 120 },
      { ...count, kind: "insight", period: "2026-10", count: 9 },
    ])
    .execute();
  clock.set("2026-11-30T14:59:59.000Z");
  expect(await lastMonth()).toBeNull();
  // Midnight in Japan.
  clock.set("2026-11-30T15:00:00.000Z");
  expect(await lastMonth()).toEqual({ month: "2026-11", insights: 7, csvRows: 120 });
});

test("the same key opens one card page, with another way back it is 409", async () => {
  const open = (key: string | undefined, returnTo = "/company/plan/cards") =>
    whole.app.call(cards.openCardPage, {
      token: owner.token,
      body: { returnTo },
      ...(key && { headers: { "idempotency-key": key } }),
    });
  const first = await open("one");
  expect(first.status).toBe(200);
  expect((await open("one")).result).toEqual(first.result);
  expect((await open("two")).result).not.toEqual(first.result);
  expect((await open(undefined)).result).not.toEqual(first.result);
  const refused = await open("one", "/company/plan");
  expect([refused.status, refused.code]).toEqual([409, 1023]);
  const [a, b] = await Promise.all([open("both"), open("both")]);
  expect(a.result).toEqual(b.result);
});

test("what the operator gives is written down, with who and why", async () => {
  const { companyId } = owner;
  const body = { planId: "standard", until: "2026-12-31", reason: "銀行振込のため" } as const;
  const params = { companyId };
  expect((await whole.app.call(grantPlan, { params, body, headers: { "x-operator": "Ueda" } })).status).toBe(
    200,
  );
  const written = await whole.app.deps.db.selectFrom("company_status_changes").selectAll().execute();
  expect(written).toMatchObject([{ change: "plan standard", reason: "銀行振込のため", operator: "Ueda" }]);
  const logged = await whole.app.deps.db.selectFrom("audit_log").selectAll().execute();
  expect(logged).toMatchObject([{ call: "grantPlan", operator: "Ueda", about: companyId }]);
});

test("in production without keys plans and cards are refused at `provider`, and all else goes on", async () => {
  const bare = await startTestApp({ production: true });
  try {
    const { token } = await seedCompany(bare);
    for (const [endpoint, request] of [
      [billing.previewPlan, { params: { id: "standard" } }],
      [billing.changePlan, { params: { id: "standard" }, rawBody: {} }],
      [cards.openCardPage, { rawBody: { returnTo: "/company/plan/cards" } }],
    ] as const) {
      const answer = await bare.call(endpoint as Endpoint, { token, ...request });
      expect([answer.status, answer.errors], endpoint.name).toEqual([403, ["provider 2016"]]);
    }
    expect((await bare.call(billing.getSubscription, { token })).status).toBe(200);
    expect((await bare.call(cards.listCards, { token })).status).toBe(200);
    const heard = await bare.app.inject({ method: "POST", url: "/api/stripe/webhook", payload: "{}" });
    expect(heard.statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
