import { expect, test } from "vitest";
import { billingAppAt } from "../../../testing/billing-app.ts";
import { changePlan } from "../plan/plan-change.usecases.ts";
import { planMatrix } from "../plan/plans.usecases.ts";
import { subscriptionOf } from "../provider/subscription.usecases.ts";
import type { CompanyId } from "../provider/subscriptions.repository.ts";
import { settle } from "../settling/settle.usecases.ts";
import { getInvoice, listInvoices } from "./invoices.usecases.ts";

const app = billingAppAt("2026-11-15T03:00:00.000Z");

const read = (companyId: CompanyId, query: { cursor?: string; limit: number } = { limit: 20 }) =>
  listInvoices(app.deps, { companyId, locale: "ja", query });

test("an invoice says who sells, who buys as of that day, what for, the tax, and when it was paid", async () => {
  const companyId = await app.company();
  await app.deps.db
    .updateTable("companies")
    .set({
      postal_code: "1500041",
      prefecture: "tokyo",
      address: "渋谷区神南1-2-3",
      building: "みなとビル4階",
    })
    .where("id", "=", companyId)
    .execute();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  await app.deps.db.updateTable("companies").set({ name: "別の名前" }).where("id", "=", companyId).execute();
  await settle(app.deps, { companyId });
  const [listed] = (await read(companyId)).docs;
  expect(listed).toMatchObject({
    status: "paid",
    lines: [{ text: "Standard 月額料金（2026年11月15日〜12月15日）", yen: 10_000 }],
    netYen: 10_000,
    taxYen: 1000,
    totalYen: 11_000,
    periodFrom: "2026-11-15",
    periodTo: "2026-12-15",
    issuedOn: "2026-11-15",
    paidOn: "2026-11-15",
  });
  const printed = await getInvoice(app.deps, {
    companyId,
    locale: "en",
    invoiceId: listed?.invoiceId ?? "",
  });
  expect(printed).toMatchObject({
    lines: [{ text: "Standard, monthly fee (15 Nov – 15 Dec 2026)", yen: 10_000 }],
    taxPercent: 10,
    dueYen: 11_000,
    issuer: { name: "株式会社ともる", invoiceNumber: "T7000012050002" },
    buyer: { name: "株式会社みなと珈琲", address: "〒150-0041 東京都渋谷区神南1-2-3 みなとビル4階" },
  });
  const stored = await app.deps.db.selectFrom("invoices").select("buyer").executeTakeFirstOrThrow();
  expect(stored.buyer).not.toContain("みなと");
});

test("a step up is two lines that add up, and one that was taken back is listed as void", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  app.clock.advance(86_400 * 7 + 77);
  await app.take(companyId, "professional");
  const [step] = (await read(companyId)).docs;
  expect(step?.lines).toHaveLength(2);
  expect(step?.lines.reduce((sum, { yen }) => sum + yen, 0)).toBe(step?.netYen);
  expect((step?.netYen ?? 0) + (step?.taxYen ?? 0)).toBe(step?.totalYen);
});

test("invoices come newest first, page by page, and another company's is as missing as none", async () => {
  const companyId = await app.company();
  await app.addCard(companyId);
  await app.take(companyId, "standard");
  for (const day of ["2026-12-15", "2027-01-15", "2027-02-15"]) {
    app.clock.set(`${day}T03:00:01.000Z`);
    await settle(app.deps, { companyId });
  }
  const first = await read(companyId, { limit: 3 });
  expect(first.docs.map(({ issuedOn }) => issuedOn)).toEqual(["2027-02-15", "2027-01-15", "2026-12-15"]);
  const second = await read(companyId, { limit: 3, cursor: first.nextCursor ?? "" });
  expect(second.docs.map(({ issuedOn }) => issuedOn)).toEqual(["2026-11-15"]);
  expect(second.nextCursor).toBeNull();
  const other = await app.company();
  expect((await read(other)).docs).toEqual([]);
  const invoiceId = first.docs[0]?.invoiceId ?? "";
  await expect(getInvoice(app.deps, { companyId: other, locale: "ja", invoiceId })).rejects.toMatchObject({
    failure: "dataNotFound",
  });
});

test("what is sold is the matrix with today's tax", () => {
  const { taxPercent, plans, rows } = planMatrix(app.deps);
  expect(taxPercent).toBe(10);
  expect(plans.map(({ priceYen, priceWithTaxYen }) => [priceYen, priceWithTaxYen])).toEqual([
    [0, 0],
    [10_000, 11_000],
    [30_000, 33_000],
  ]);
  expect(rows).toHaveLength(17);
});

test("after a step down the owner and those who were there longest keep a seat, or whom she has chosen", async () => {
  const [one, other] = [await app.company(3), await app.company(3)];
  const statuses = async (companyId: CompanyId) =>
    (
      await app.deps.db
        .selectFrom("accounts")
        .select(["id", "status"])
        .where("owner_id", "=", companyId)
        .orderBy("created_at")
        .execute()
    ).map(({ id, status }) => ({ id, status }));
  for (const companyId of [one, other]) {
    await app.addCard(companyId);
    await app.take(companyId, "professional");
  }
  const last = (await statuses(other)).at(-1)?.id ?? "";
  const down = { planId: "standard", prorationAt: undefined };
  await changePlan(app.deps, { companyId: one, ...down, keepMemberIds: undefined });
  await changePlan(app.deps, { companyId: other, ...down, keepMemberIds: [last] });
  expect((await statuses(one)).map(({ status }) => status)).toEqual(Array(4).fill("active"));
  app.clock.set("2026-12-15T03:00:01.000Z");
  for (const companyId of [one, other]) await settle(app.deps, { companyId });
  expect((await statuses(one)).map(({ status }) => status)).toEqual([
    "active",
    "active",
    "active",
    "inactive",
  ]);
  expect((await statuses(other)).map(({ status }) => status)).toEqual([
    "active",
    "inactive",
    "inactive",
    "active",
  ]);
  expect((await subscriptionOf(app.deps, one)).usage.seats).toEqual({ used: 3, limit: 3 });
});
