import { anInvoice } from "@tomoru/contract/testing/billing.builder";
import { expect, test } from "vitest";
import { byMonth, carriedYen, contentOf, invoicedYen } from "./invoices.view.ts";

test("invoices stand under the months of their issue, in the order they came", () => {
  const on = (issuedOn: string) => anInvoice({ invoiceId: issuedOn, issuedOn });
  const groups = byMonth([on("2026-12-23"), on("2026-11-23"), on("2026-11-03")]);
  expect(groups.map(({ month, invoices }) => [month, invoices.length])).toEqual([
    ["2026-12", 1],
    ["2026-11", 2],
  ]);
});

test("all lines are said, and what was carried over is the difference to what is due", () => {
  const lines = [
    { text: "Standardの残り", yen: -5000 },
    { text: "Professional", yen: 15_000 },
  ];
  expect(contentOf({ lines })).toBe("Standardの残り / Professional");
  expect(carriedYen({ totalYen: 11_000, dueYen: 11_040 })).toBe(40);
});

test("a month's plan is the sum of its invoices, without those that were voided", () => {
  const of = (status: "paid" | "open" | "void", issuedOn: string) =>
    anInvoice({ status, issuedOn, totalYen: 11_000 });
  const invoices = [
    of("paid", "2026-11-03"),
    of("open", "2026-11-23"),
    of("void", "2026-11-24"),
    of("paid", "2026-10-03"),
  ];
  expect(invoicedYen(invoices, "2026-11")).toBe(22_000);
  expect(invoicedYen(invoices, "2026-09")).toBe(0);
});
