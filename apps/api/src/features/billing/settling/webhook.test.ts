import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Delivery } from "../../../dev/stripe/event-delivery.ts";
import { sandboxBilling } from "../../../platform/billing/billing-provider.ts";
import { billingAppAt } from "../../../testing/billing-app.ts";
import { bringTo } from "../../../testing/bring-event.ts";
import { changePlan } from "../plan/plan-change.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const [secret = ""] = sandboxBilling.webhookSecrets;

const bring = bringTo(() => app);

/** As the provider signs, at this moment unless said otherwise. */
function signed(event: object, { by = secret, secondsAgo = 0 } = {}): Delivery {
  const body = JSON.stringify(event);
  const at = Math.floor(app.clock.now().getTime() / 1000) - secondsAgo;
  return { body, signature: `t=${at},v1=${createHmac("sha256", by).update(`${at}.${body}`).digest("hex")}` };
}

function anEvent(customer: string, part: object = {}): object {
  return {
    id: "evt_1",
    object: "event",
    api_version: "2026-10-28.endive",
    type: "customer.subscription.updated",
    data: { object: { id: "sub_1", object: "subscription", customer, status: "active" } },
    ...part,
  };
}

async function paying(): Promise<{ companyId: CompanyId; customer: string }> {
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  const row = await app.deps.db
    .selectFrom("stripe_customers")
    .select("customer_id")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return { companyId, customer: row.customer_id };
}

const heard = () => app.deps.db.selectFrom("stripe_events").selectAll().orderBy("id").execute();
const unsettled = async () => (await heard()).filter(({ settled_at }) => settled_at === null).length;

test("what the provider tells is read anew, and the plan follows without anybody pressing", async () => {
  const { companyId } = await paying();
  await changePlan(app.deps, { companyId, planId: "free", prorationAt: undefined, keepMemberIds: undefined });
  app.hear(bring);
  app.clock.set("2026-12-15T03:00:01.000Z");
  await app.provider.stripe.prices.list();
  await expect
    .poll(async () => (await subscriptionOf(app.deps, companyId)).planId, { timeout: 20_000 })
    .toBe("free");
  await expect.poll(unsettled).toBe(0);
  expect((await heard()).map(({ kind }) => kind)).toContain("customer.subscription.deleted");
});

test("an event says nothing that is believed: only whose it is", async () => {
  const { companyId, customer } = await paying();
  const lie = { object: { id: "sub_1", object: "subscription", customer, status: "canceled" } };
  expect(await bring(signed(anEvent(customer, { type: "customer.subscription.deleted", data: lie })))).toBe(
    200,
  );
  await expect.poll(unsettled, { timeout: 20_000 }).toBe(0);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
});

test("the same event again is taken and changes nothing", async () => {
  const { customer } = await paying();
  const delivery = signed(anEvent(customer));
  expect(await bring(delivery)).toBe(200);
  expect(await bring(delivery)).toBe(200);
  expect(await heard()).toHaveLength(1);
});

test("kinds that nobody knows and customers that are not ours are taken, and nothing is read for them", async () => {
  expect(await bring(signed(anEvent("cus_strange", { id: "evt_2" })))).toBe(200);
  expect(await bring(signed(anEvent("", { id: "evt_3", type: "moon.rose", data: { object: {} } })))).toBe(
    200,
  );
  expect((await heard()).map(({ id, company_id }) => [id, company_id])).toEqual([
    ["evt_2", null],
    ["evt_3", null],
  ]);
});

test("what is forged, of 301 seconds ago, unsigned, or too large is refused and not kept", async () => {
  const { customer } = await paying();
  const event = anEvent(customer);
  expect(await bring(signed(event, { by: "whsec_other" }))).toBe(400);
  expect(await bring(signed(event, { secondsAgo: 301 }))).toBe(400);
  expect(await bring({ body: JSON.stringify(event), signature: "" })).toBe(400);
  expect(await bring({ ...signed(event), body: `${JSON.stringify(event)} ` })).toBe(400);
  const large = signed({ ...event, padding: "x".repeat(256 * 1024) });
  expect(await bring(large)).toBe(400);
  expect(await heard()).toEqual([]);
});

test("a body that is no JSON of ours is verified as it came, whatever its type says", async () => {
  const { customer } = await paying();
  const event = { ...anEvent(customer), deep: JSON.parse("[".repeat(40) + "]".repeat(40)) };
  const { body, signature } = signed(event);
  const answer = await app.app.inject({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "content-type": "text/plain", "stripe-signature": signature },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
});

test("a thousand at once are one look, and what is over a hundred a second comes again", async () => {
  const { companyId, customer } = await paying();
  const deliveries = Array.from({ length: 1000 }, (_, nth) =>
    signed(anEvent(customer, { id: `evt_${nth}` })),
  );
  const before = app.provider.answers.length;
  let left = deliveries;
  while (left.length > 0) {
    const statuses = await Promise.all(left.map(bring));
    expect(new Set(statuses)).toEqual(new Set(left.length > 100 ? [200, 429] : [200]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(Math.min(100, left.length));
    left = left.filter((_, nth) => statuses[nth] === 429);
    app.clock.advance(1);
  }
  expect(await heard()).toHaveLength(1000);
  await expect.poll(unsettled, { timeout: 30_000 }).toBe(0);
  expect(await subscriptionOf(app.deps, companyId)).toMatchObject({ planId: "standard", status: "active" });
  // Six calls a look.
  expect(app.provider.answers.length - before).toBeLessThan(300);
});
