import { anInvoice } from "@tomoru/contract/testing/billing.builder";
import { expect, test } from "vitest";
import { byMonth, carriedYen, contentOf } from "./invoices.view.ts";

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
