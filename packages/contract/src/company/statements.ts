import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { Statement } from "../deals/statement.ts";
import { defineEndpoint } from "../endpoint.ts";
import { YenSum } from "../values.ts";

const PaymentId = z
  .string({ error: failure("paymentIdInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("paymentIdInvalid") }));

export const CompanyStatement = z.object({
  statement: Statement,
  /** For an unregistered creator: how much of the tax can still be deducted, by the day of receipt. */
  deduction: z.nullable(z.object({ percent: z.number(), yen: YenSum })),
});
export type CompanyStatement = z.infer<typeof CompanyStatement>;

export const getCompanyStatement = defineEndpoint({
  name: "getCompanyStatement",
  summary: "The statement that was made in the company's name, for its books.",
  method: "GET",
  path: "/company/statement/{paymentId}",
  access: "company",
  tag: "Deals",
  params: z.object({ paymentId: PaymentId }),
  result: CompanyStatement,
  codes: ["paymentIdInvalid", "dataNotFound"],
});
