import { type PaidPlanId, taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import type { ReadInvoice, ReadLine } from "../../../platform/billing/provider-reading.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { japanDay } from "../../../platform/japan-time.ts";

/** A line without words: those are the reader's. */
export type InvoiceLine = {
  readonly kind: "month" | "unused" | "remaining";
  readonly planId: PaidPlanId | null;
  /** Days in Japan, the last one included. */
  readonly from: string;
  readonly to: string;
  readonly yen: number;
};

export type OurInvoice = {
  readonly stripeId: string;
  readonly number: string;
  readonly status: ReadInvoice["status"];
  readonly lines: readonly InvoiceLine[];
  readonly netYen: number;
  readonly taxYen: number;
  readonly totalYen: number;
  readonly dueYen: number;
  readonly taxPercent: number;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly issuedAt: Date;
  readonly paidAt: Date | null;
  readonly pdfUrl: string | null;
};

export type PlanOfPrice = (priceId: string | null) => PaidPlanId | null;

export function ourInvoice(read: ReadInvoice, planOfPrice: PlanOfPrice): OurInvoice {
  const lines = read.lines.map((line) => ourLine(line, planOfPrice));
  const issuedOn = japanDay(read.issuedAt);
  return {
    stripeId: read.id,
    number: read.number,
    status: read.status,
    lines,
    netYen: read.netYen,
    taxYen: read.taxYen,
    totalYen: read.totalYen,
    dueYen: read.dueYen,
    taxPercent: taxPercentOn(issuedOn),
    periodFrom: lines.map(({ from }) => from).toSorted()[0] ?? issuedOn,
    periodTo:
      lines
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? issuedOn,
    issuedAt: read.issuedAt,
    paidAt: read.paidAt,
    pdfUrl: read.pdfUrl,
  };
}

function ourLine(line: ReadLine, planOfPrice: PlanOfPrice): InvoiceLine {
  const given = line.yen < 0 ? "unused" : "remaining";
  return {
    kind: line.isProration ? given : "month",
    planId: planOfPrice(line.priceId),
    from: japanDay(line.from),
    to: japanDay(secondsAfter(line.to, -1)),
    yen: line.yen,
  };
}

/** What the provider's sums differ by from ours: 0 unless one of the two is wrong. */
export function differenceYen({ lines, netYen, taxYen, totalYen, taxPercent }: OurInvoice): number {
  const net = lines.reduce((sum, { yen }) => sum + yen, 0);
  const tax = taxYenOf(net, taxPercent);
  return Math.abs(netYen - net) + Math.abs(taxYen - tax) + Math.abs(totalYen - net - tax);
}
