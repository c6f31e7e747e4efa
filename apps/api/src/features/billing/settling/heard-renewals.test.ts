import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BillingApp, startBillingApp } from "../../../testing/billing-app.ts";
import { bringTo } from "../../../testing/bring-event.ts";
import { sendDueCompanies, sendPayingCompanies } from "../clock/billing-clock.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";

const day = 86_400;
let app: BillingApp;
let companyId: CompanyId;
/** What our endpoint has answered, in order. */
let statuses: number[] = [];
const bring = bringTo(() => app);
beforeAll(async () => {
  app = await startBillingApp();
});
beforeEach(async () => {
  app.clock.set("2026-11-15T03:00:00.000Z");
  await app.empty();
  companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  await allSent();
  statuses = [];
  app.hear(async (delivery) => {
    const status = await bring(delivery);
    statuses.push(status);
    return status;
  });
});
afterAll(() => app.close());

/** A button of the sandbox's panel. */
const press = (form: Record<string, string>) => app.provider.visit("http://localhost/dev/stripe/panel", form);
const events = async () => (await app.provider.stripe.events.list({ limit: 100 })).data;
/** Whatever was to go out has gone. */
const allSent = () =>
  expect.poll(async () => (await events()).every((event) => event.pending_webhooks === 0)).toBe(true);
const plan = () => subscriptionOf(app.deps, companyId);
const settled = () =>
  expect
    .poll(
      async () => {
        const open = await app.deps.db
          .selectFrom("stripe_events")
          .select("id")
          .where("settled_at", "is", null)
          .execute();
        return open.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
const heard = async () => (await app.deps.db.selectFrom("stripe_events").select("id").execute()).length;
/** How often something was mailed, whatever became of the mail. */
async function told(kind: string): Promise<number> {
  const rows = await app.deps.db.selectFrom("mails").select("id").where("kind", "=", kind).execute();
  return rows.length;
}

async function renew({ isRefused }: { isRefused: boolean }): Promise<void> {
  const { data } = await app.provider.stripe.subscriptions.list({});
  if (isRefused) await press({ act: "declines", count: "1" });
  await press({ act: "renew", id: data[0]?.id ?? "" });
}

/** At the provider, by nobody of ours. */
async function payAtProvider(): Promise<void> {
  const { data } = await app.provider.stripe.invoices.list({ status: "open" });
  await app.provider.stripe.invoices.pay(data[0]?.id ?? "");
}

test("a refused renewal is told late: until then the plan goes on, from then on it is unpaid, mailed once", async () => {
  await press({ act: "hold" });
  await renew({ isRefused: true });
  expect(await plan()).toMatchObject({ status: "active", unpaidSince: null });
  await press({ act: "release" });
  await settled();
  expect(statuses).not.toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await plan()).toMatchObject({ planId: "standard", status: "pastDue" });
  expect(await told("planPaymentFailed")).toBe(1);
});

test("told in reverse, that it was paid before that it was refused, the plan is paid", async () => {
  await press({ act: "hold" });
  await renew({ isRefused: true });
  await payAtProvider();
  await press({ act: "reverse" });
  await settled();
  expect(await plan()).toMatchObject({ planId: "standard", status: "active", unpaidSince: null });
  expect(await told("planPaymentFailed")).toBe(0);
  expect(await told("invoicePaid")).toBe(2);
});

test("told twice, each event is heard once and nobody is mailed again", async () => {
  await renew({ isRefused: false });
  await allSent();
  await settled();
  const before = { heard: await heard(), plan: await plan(), told: await told("invoicePaid") };
  expect(before.told).toBe(2);
  for (const { id } of await events()) await press({ act: "send", id, how: "signed" });
  await settled();
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Those of before the plan were held back from this endpoint, and are new to it.
  expect(await heard()).toBe((await events()).length);
  expect({ plan: await plan(), told: await told("invoicePaid") }).toEqual({
    plan: before.plan,
    told: before.told,
  });
});

test("with a signature of ten minutes ago, or a forged one, nothing is heard and nothing changes", async () => {
  await press({ act: "hold" });
  await renew({ isRefused: true });
  for (const { id } of await events()) {
    for (const how of ["old", "forged"]) await press({ act: "send", id, how });
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await heard()).toBe(0);
  expect(await plan()).toMatchObject({ status: "active", unpaidSince: null });
});

test("missing for days: the night finds the refusal, day 3 charges by the clock, and what comes at last changes nothing", async () => {
  await press({ act: "hold" });
  await renew({ isRefused: true });
  await sendPayingCompanies(app.deps);
  await expect.poll(async () => (await plan()).status, { timeout: 20_000 }).toBe("pastDue");
  expect(await told("planPaymentFailed")).toBe(1);
  app.clock.set(
    new Date(new Date((await plan()).unpaidSince ?? "").getTime() + 3 * day * 1000).toISOString(),
  );
  await sendDueCompanies(app.deps);
  await expect.poll(async () => (await plan()).status, { timeout: 20_000 }).toBe("active");
  const before = { plan: await plan(), mailed: await mails() };
  expect(await heard()).toBe(0);
  await press({ act: "release" });
  await settled();
  expect(await heard()).toBeGreaterThan(0);
  expect({ plan: await plan(), mailed: await mails() }).toEqual(before);
});

const mails = async () =>
  (await app.deps.db.selectFrom("mails").select("kind").execute()).map(({ kind }) => kind).toSorted();
