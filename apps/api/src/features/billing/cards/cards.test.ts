import { expect, test } from "vitest";
import { billingAppAt, passPage } from "../../../testing/billing-app.ts";
import { cardForm } from "../../../testing/paying-customer.ts";
import { seedContract } from "../../funding/funding.testing.ts";
import { changePlan } from "../plan/plan-change.usecases.ts";
import { customerOfCompany } from "../provider/billed-company.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";
import {
  cardToCharge,
  completeCard,
  listCards,
  openCardPage,
  removeCard,
  setDefaultCard,
} from "./cards.usecases.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const mastercard = "5555555555554444";
const list = async (companyId: CompanyId) =>
  (await listCards(app.deps, companyId)).docs.map(
    ({ last4, isDefault }) => `${last4}${isDefault ? "!" : ""}`,
  );

async function chosenAtProvider(companyId: CompanyId): Promise<unknown> {
  const customer = await app.provider.stripe.customers.retrieve(
    (await customerOfCompany(app.deps.db, companyId)) ?? "",
  );
  return customer.deleted ? undefined : customer.invoice_settings.default_payment_method;
}

/** A number of Visa's that the sandbox lets through, by its last digits but the check digit. */
function madeUp(nth: number): string {
  const body = `42420000000${String(nth).padStart(4, "0")}`;
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

test("the first card is the default, here and at the provider, and another does not take its place", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  app.clock.advance(1);
  await app.addCard(companyId, mastercard);
  expect(await list(companyId)).toEqual(["4242!", "4444"]);
  expect(await chosenAtProvider(companyId)).toMatch(/^pm_/);
});

test("what a company pays is charged to the card that it names, else to the default, and to no other's", async () => {
  const [companyId, other] = [await app.company(), await app.company()];
  await app.addCard(companyId);
  app.clock.advance(1);
  const second = await app.addCard(companyId, mastercard);
  const { db } = app.deps;
  const charged = (cardId?: string) => cardToCharge(db, { companyId, cardId });
  const { stripe_id: named } = await db
    .selectFrom("cards")
    .select("stripe_id")
    .where("id", "=", second)
    .executeTakeFirstOrThrow();
  expect(await charged(second)).toBe(named);
  expect(await charged()).toBe(await chosenAtProvider(companyId));
  expect(await cardToCharge(db, { companyId: other, cardId: second })).toBeUndefined();
  expect(await cardToCharge(db, { companyId: other, cardId: undefined })).toBeUndefined();
});

test("a customer is made once, however many pages are opened at once", async () => {
  const companyId = await app.company();
  const page = () => openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  await Promise.all(Array.from({ length: 5 }, page));
  const rows = await app.deps.db.selectFrom("stripe_customers").selectAll().execute();
  expect(rows).toEqual([{ customer_id: expect.stringMatching(/^cus_/), company_id: companyId }]);
});

test("the same card with another expiry takes the place of the older one, with its flag and its id", async () => {
  const companyId = await app.company();
  const first = await app.addCard(companyId, "4242424242424242", { month: 12, year: 2026 });
  app.clock.advance(1);
  await app.addCard(companyId, mastercard);
  app.clock.advance(1);
  const again = await app.addCard(companyId, "4242424242424242", { month: 6, year: 2031 });
  expect(again).toBe(first);
  const { docs } = await listCards(app.deps, companyId);
  expect(docs[0]).toMatchObject({ cardId: first, expMonth: 6, expYear: 2031, isDefault: true });
  expect(docs).toHaveLength(2);
  const customer = (await customerOfCompany(app.deps.db, companyId)) ?? "";
  const kept = await app.provider.stripe.customers.listPaymentMethods(customer, { type: "card" });
  expect(kept.data).toHaveLength(2);
});

test("ten cards can be kept; a page for the eleventh is refused, and one that was open already brings none", async () => {
  const companyId = await app.company();
  for (let nth = 0; nth < 8; nth += 1) {
    app.clock.advance(3600);
    await app.addCard(companyId, madeUp(nth));
  }
  app.clock.advance(3600);
  const open = await openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  await app.addCard(companyId, madeUp(8));
  await app.addCard(companyId, madeUp(9));
  const full = { failure: "cardNotAdded", faults: [{ field: "limit" }] };
  const page = openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  await expect(page).rejects.toMatchObject(full);
  app.clock.advance(1);
  const back = await passPage(app.provider, open.url, cardForm(madeUp(10)));
  const sessionId = new URL(back).searchParams.get("session") ?? "";
  await expect(completeCard(app.deps, { companyId, sessionId })).rejects.toMatchObject(full);
  expect(await list(companyId)).toHaveLength(10);
});

test("a card that is added on a page whose owner never came back is there all the same", async () => {
  const companyId = await app.company();
  const page = await openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  await passPage(app.provider, page.url, cardForm("4242424242424242"));
  await settle(app.deps, { companyId });
  expect(await list(companyId)).toEqual(["4242!"]);
});

test("what is charged to the default keeps it; another can go, and without a plan so can it", async () => {
  const companyId = await app.company();
  const first = await app.addCard(companyId);
  app.clock.advance(1);
  const second = await app.addCard(companyId, mastercard);
  await app.take(companyId, "standard");
  await expect(removeCard(app.deps, { companyId, cardId: first })).rejects.toMatchObject({
    failure: "cardNotDeleted",
    faults: [{ field: "default" }],
  });
  await setDefaultCard(app.deps, { companyId, cardId: second });
  await removeCard(app.deps, { companyId, cardId: first });
  expect(await list(companyId)).toEqual(["4444!"]);
  await changePlan(app.deps, { companyId, planId: "free", prorationAt: undefined, keepMemberIds: undefined });
  app.clock.set("2026-12-15T03:00:02.000Z");
  await settle(app.deps, { companyId });
  app.clock.advance(1);
  await app.addCard(companyId);
  await removeCard(app.deps, { companyId, cardId: second });
  expect(await list(companyId)).toEqual(["4242!"]);
});

test("the default stays while a deal is not paid for, without a plan too", async () => {
  const { companyId } = (await seedContract(app)).company;
  const [first] = (await listCards(app.deps, companyId)).docs;
  const remove = () => removeCard(app.deps, { companyId, cardId: first?.cardId ?? "" });
  await expect(remove()).rejects.toMatchObject({
    failure: "cardNotDeleted",
    faults: [{ field: "default" }],
  });
  await app.deps.db.updateTable("company_charges").set({ state: "paid" }).execute();
  expect((await remove()).docs).toEqual([]);
});

test("an expired card cannot become the default, and can go", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  const old = await app.addCard(companyId, mastercard, { month: 11, year: 2026 });
  app.clock.set("2026-11-30T14:59:59.000Z");
  expect((await listCards(app.deps, companyId)).docs.some(({ isExpired }) => isExpired)).toBe(false);
  app.clock.set("2026-11-30T15:00:00.000Z");
  expect((await listCards(app.deps, companyId)).docs[1]).toMatchObject({ cardId: old, isExpired: true });
  await expect(setDefaultCard(app.deps, { companyId, cardId: old })).rejects.toMatchObject({
    status: 409,
    faults: [{ field: "expired" }],
  });
  await removeCard(app.deps, { companyId, cardId: old });
  expect(await list(companyId)).toEqual(["4242!"]);
});

test("another company's card is as missing as none", async () => {
  const [one, other] = [await app.company(), await app.company()];
  const cardId = await app.addCard(one);
  await app.addCard(other);
  for (const act of [setDefaultCard, removeCard]) {
    await expect(act(app.deps, { companyId: other, cardId })).rejects.toMatchObject({
      failure: "dataNotFound",
    });
  }
});

test("a card that is gone at the provider is gone here, and nobody chooses another default by himself", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.addCard(companyId, mastercard);
  await app.provider.stripe.paymentMethods.detach(String(await chosenAtProvider(companyId)));
  await settle(app.deps, { companyId });
  expect(await list(companyId)).toEqual(["4444"]);
});

test("more than ten card pages an hour are refused", async () => {
  const companyId = await app.company();
  const page = () => openCardPage(app.deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
  for (let nth = 0; nth < 10; nth += 1) await page();
  await expect(page()).rejects.toMatchObject({ failure: "tooManyRequests" });
});

test("the holder's name is encrypted and no digit but the last four is kept", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  const row = await app.deps.db.selectFrom("cards").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Hanako|42424242/);
  expect((await listCards(app.deps, companyId)).docs[0]?.holder).toBe("Hanako Yamada");
});
