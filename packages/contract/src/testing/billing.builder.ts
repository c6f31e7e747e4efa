import type { PlanMatrix, PlanPreview } from "../company/billing.ts";
import type { Card } from "../company/cards.ts";
import type { Invoice, PrintedInvoice } from "../company/invoices.ts";
import { plans, taxPercentOn, taxYenOf } from "../company/plans.ts";

const today = "2026-11-23";

/** What is sold. */
export function thePlans(): PlanMatrix {
  const taxPercent = taxPercentOn(today);
  return {
    version: plans.version,
    taxPercent,
    plans: plans.plans.map(({ planId, priceYen, values }) => ({
      planId,
      priceYen,
      priceWithTaxYen: priceYen + taxYenOf(priceYen, taxPercent),
      values,
    })),
    rows: plans.rows.map(({ key, group }) => ({ key, group })),
  };
}

/** From Free to Standard. */
export function aPlanPreview(part: Partial<PlanPreview> = {}): PlanPreview {
  return {
    dueNowYen: 11_000,
    taxYen: 1000,
    nextYen: 11_000,
    nextOn: "2026-12-23",
    prorationAt: "2026-11-23T03:00:00.000Z",
    losing: [],
    surplus: { lists: 0, members: 0 },
    ...part,
  };
}

export function aCard(part: Partial<Card> = {}): Card {
  return {
    cardId: "019ab4d2-0000-7000-8000-0000000000c1",
    brand: "visa",
    last4: "4242",
    holder: "ICHIRO SATO",
    expMonth: 12,
    expYear: 2027,
    isDefault: true,
    isExpired: false,
    ...part,
  };
}

/** The first month of Standard. */
export function anInvoice(part: Partial<Invoice> = {}): Invoice {
  return {
    invoiceId: "019ab4d2-0000-7000-8000-0000000000d1",
    number: "A1B2C3D4-0001",
    status: "paid",
    lines: [{ text: "Standard（2026年11月23日〜12月22日）", yen: 10_000 }],
    netYen: 10_000,
    taxYen: 1000,
    totalYen: 11_000,
    periodFrom: "2026-11-23",
    periodTo: "2026-12-22",
    issuedOn: today,
    paidOn: today,
    pdfUrl: "https://pay.example.com/invoice/1/pdf",
    ...part,
  };
}

export function aPrintedInvoice(part: Partial<PrintedInvoice> = {}): PrintedInvoice {
  return {
    ...anInvoice(),
    taxPercent: 10,
    dueYen: 11_000,
    issuer: {
      name: "株式会社ともる",
      address: "東京都渋谷区神南1-2-3",
      invoiceNumber: "T7000012050002",
    },
    buyer: { name: "株式会社みなと珈琲", address: "東京都渋谷区神南1-2-3 みなとビル4階" },
    ...part,
  };
}
