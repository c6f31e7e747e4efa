import { fundDeal } from "@tomoru/contract/company/charges";
import { expect, test } from "vitest";
import type { Delivery } from "../../dev/stripe/event-delivery.ts";
import { billingAppAt, passPage } from "../../testing/billing-app.ts";
import { cardForm } from "../../testing/paying-customer.ts";
import {
  balances,
  drive,
  type FundedDeal,
  fundingNow,
  heldAtProvider,
  seedContract,
  sendToBalance,
} from "./funding.testing.ts";
import { sendOpenMoney } from "./funding-clock.usecases.ts";

const app = billingAppAt("2026-11-16T03:00:00.000Z");

async function bring({ body, signature }: Delivery, nth = 0): Promise<number> {
  const answer = await app.copies[nth % 2 === 0 ? 0 : 1].inject({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload: body,
  });
  return answer.statusCode;
}

/** Refused, then paid on the provider's page; the events of it, oldest first. */
async function paidOnPage(): Promise<{ deal: FundedDeal; events: Delivery[] }> {
  const deal = await seedContract(app, { card: "4000002760003184" });
  await drive(app, deal);
  const before = app.provider.deliveries.length;
  const { result } = await app.call(fundDeal, {
    token: deal.company.token,
    params: { id: deal.dealId },
    body: { action: "hosted" },
  });
  await passPage(app.provider, result.url ?? "", cardForm("5555555555554444"));
  await expect.poll(() => app.provider.deliveries.length).toBeGreaterThan(before + 1);
  return { deal, events: app.provider.deliveries.slice(before) };
}

async function endsPaid(deal: FundedDeal): Promise<void> {
  await expect
    .poll(async () => (await fundingNow(app, deal)).charge?.state, { timeout: 20_000 })
    .toBe("paid");
  expect(await balances(app, deal)).toEqual({ card: 121_000, secured: -121_000 });
  expect(await heldAtProvider(app, deal)).toBe(121_000);
}

test.each<[string, (events: readonly Delivery[]) => Promise<unknown>]>([
  ["in order", async (events) => Promise.all(events.map((event, nth) => bring(event, nth)))],
  [
    "twice and in reverse",
    async (events) => {
      for (const event of [...events, ...events].reverse()) await bring(event);
    },
  ],
])("events that come %s end the same", async (_, tell) => {
  const { deal, events } = await paidOnPage();
  await tell(events);
  await endsPaid(deal);
});

test("without any event, or with forged ones alone, the look each ten minutes finds what was paid", async () => {
  const { deal, events } = await paidOnPage();
  for (const { body } of events) expect(await bring({ body, signature: "t=1,v1=00" })).toBe(400);
  await sendOpenMoney(app.deps);
  expect((await fundingNow(app, deal)).charge?.state).toBe("failed");
  app.clock.advance(300);
  await sendOpenMoney(app.deps);
  await endsPaid(deal);
});

test("a transfer that has come is heard of by what its company's balance moved", async () => {
  const deal = await seedContract(app, { way: "transfer", card: null });
  await drive(app, deal);
  const before = app.provider.deliveries.length;
  await sendToBalance(app, deal, 121_000);
  const moved = ({ body }: Delivery) => body.includes("cash_balance");
  await expect.poll(() => app.provider.deliveries.slice(before).some(moved)).toBe(true);
  for (const event of app.provider.deliveries.slice(before).filter(moved)) await bring(event);
  await endsPaid(deal);
});

test("of more than are read at once each is looked at, however long the others wait", async () => {
  const deals = [];
  for (const _ of [1, 2, 3]) {
    const deal = await seedContract(app, { way: "transfer", card: null });
    await drive(app, deal);
    deals.push(deal);
  }
  for (const deal of deals) await sendToBalance(app, deal, 121_000);
  app.clock.advance(300);
  await sendOpenMoney(app.deps, 1);
  for (const deal of deals) await endsPaid(deal);
});
