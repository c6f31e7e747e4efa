import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { coded, text } from "./fields.ts";
import { paging } from "./paging.ts";
import { CalendarDate, Yen, YenSum } from "./values.ts";

export const paymentStatuses = ["Paid", "Pending", "Failed"] as const;
export const PaymentStatus = z.enum(paymentStatuses, { error: coded(3009) });
export type PaymentStatus = (typeof paymentStatuses)[number];

/** One payment. `date` is its day in Japan, `amount` integer yen. */
export const Payment = z
  .object({
    id: z.string(),
    date: CalendarDate,
    description: z.string(),
    amount: Yen,
    status: PaymentStatus,
  })
  .register(z.globalRegistry, { id: "Payment" });
export type Payment = z.infer<typeof Payment>;

/** A payment as an operator enters it; the same `reference` again updates its status. */
export const NewPayment = z.object({
  date: CalendarDate,
  description: text({ max: 200 }),
  amount: Yen,
  status: PaymentStatus,
  reference: text({ max: 100 }),
});
export type NewPayment = z.infer<typeof NewPayment>;

export const PaymentTotals = z.object({ paidYen: YenSum, pendingYen: YenSum, failedYen: YenSum });

export const listPayments = defineEndpoint({
  name: "listPayments",
  summary: "The creator's payments, newest first, with the totals by status.",
  method: "GET",
  path: "/influencer/payment",
  access: "influencer",
  tag: "Payments",
  query: z.object(paging),
  result: z.object({ docs: z.array(Payment), hasNextPage: z.boolean(), totals: PaymentTotals }),
  codes: [3013],
});
