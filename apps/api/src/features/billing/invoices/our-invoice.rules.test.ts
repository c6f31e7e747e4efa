import { expect, test } from "vitest";
import { anInvoice, at } from "../plan/plan-state.testing.ts";
import { differenceYen, ourInvoice } from "./our-invoice.rules.ts";

const line = (part: object = {}) => ({
  ...{ yen: 10_000, priceId: "price_standard", isProration: false },
  ...{ from: at("2026-11-14T16:00:00"), to: at("2026-12-14T16:00:00") },
  ...part,
});
const ours = (part: Parameters<typeof anInvoice>[0]) =>
  ourInvoice(anInvoice(part), (price) => (price === "price_standard" ? "standard" : null));

test("days are Japan's, the last one of a line included, and an invoice lasts from its first to its last", () => {
  const days = { from: at("2026-11-01T15:00:00"), to: at("2026-11-20T15:00:00") };
  const middle = { from: at("2026-11-10T15:00:00"), to: at("2026-11-25T15:00:00") };
  const invoice = ours({ lines: [line(), line(days), line(middle)], issuedAt: at("2026-11-14T15:00:00") });
  expect(invoice.lines.map(({ from, to }) => [from, to])).toEqual([
    ["2026-11-15", "2026-12-15"],
    ["2026-11-02", "2026-11-20"],
    ["2026-11-11", "2026-11-25"],
  ]);
  expect(invoice).toMatchObject({ periodFrom: "2026-11-02", periodTo: "2026-12-15", taxPercent: 10 });
});

test("without a line it is of the day on which it was issued", () => {
  const day = { periodFrom: "2026-11-15", periodTo: "2026-11-15" };
  expect(ours({ issuedAt: at("2026-11-14T15:00:00") })).toMatchObject(day);
});

test("a line says a month, what was not used of the old plan, or what is left of the period for the new one", () => {
  const lines = [line(), line({ isProration: true }), line({ isProration: true, yen: 0 })];
  const unused = line({ isProration: true, yen: -1, priceId: "price_x" });
  expect(ours({ lines: [...lines, unused] }).lines.map(({ kind, planId }) => [kind, planId])).toEqual([
    ["month", "standard"],
    ["remaining", "standard"],
    ["remaining", "standard"],
    ["unused", null],
  ]);
});

test("everything else is the provider's", () => {
  const paidAt = at("2026-12-15T03:01:00");
  const { id, ...read } = anInvoice({ status: "paid", paidAt, pdfUrl: "https://pay.example/in_1.pdf" });
  const { number, status, dueYen, netYen, taxYen, totalYen, issuedAt, pdfUrl } = read;
  const same = { number, status, dueYen, netYen, taxYen, totalYen, issuedAt, paidAt, pdfUrl };
  expect(ourInvoice({ id, ...read }, () => null)).toMatchObject({ stripeId: id, ...same });
});

test.each([
  [{}, 0],
  [{ netYen: 10_001 }, 1],
  [{ netYen: 9_999 }, 1],
  [{ taxYen: 1001 }, 1],
  [{ taxYen: 999 }, 1],
  [{ totalYen: 11_002 }, 2],
  [{ totalYen: 10_998 }, 2],
])("sums that say %o differ by %i yen", (part, yen) => {
  expect(differenceYen(ours({ lines: [line()], ...part }))).toBe(yen);
});

test("tax is reckoned once, of the sum of the lines, half up", () => {
  const lines = [line({ yen: 5 }), line({ yen: 10 })];
  expect(differenceYen(ours({ lines, netYen: 15, taxYen: 2, totalYen: 17 }))).toBe(0);
  expect(differenceYen(ours({ lines, netYen: 15, taxYen: 1, totalYen: 16 }))).toBe(2);
});
