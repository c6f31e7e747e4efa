import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { queryInteger } from "../paging.ts";
import { CalendarDate, YenSum } from "../values.ts";

/** What is given back stands on an invoice below zero. */
const YenEitherWay = z.number().check(z.int());

const invoice = {
  invoiceId: z.string(),
  number: z.string(),
  status: z.enum(["open", "paid", "void"]),
  /** Without tax, in the language of the request. */
  lines: z.array(z.object({ text: z.string(), yen: YenEitherWay })),
  netYen: YenEitherWay,
  taxYen: YenEitherWay,
  totalYen: YenEitherWay,
  /** Both days in Japan, the last one included. */
  periodFrom: CalendarDate,
  periodTo: CalendarDate,
  issuedOn: CalendarDate,
  paidOn: z.nullable(CalendarDate),
  /** The provider's own document. */
  pdfUrl: z.nullable(z.string()),
};

/** One for each of the payment provider's. */
export const Invoice = z.object(invoice).register(z.globalRegistry, { id: "Invoice" });
export type Invoice = z.infer<typeof Invoice>;

/** As it is printed: `buyer` as it was on the day, `issuer` with the number that makes it a qualified invoice. */
export const PrintedInvoice = z
  .object({
    ...invoice,
    taxPercent: z.number().check(z.int(), z.gte(0)),
    /** What is paid of it, which is more or less by what was carried over from the one before. */
    dueYen: YenSum,
    issuer: z.object({
      name: z.string(),
      address: z.nullable(z.string()),
      invoiceNumber: z.nullable(z.string()),
    }),
    buyer: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  })
  .register(z.globalRegistry, { id: "PrintedInvoice" });
export type PrintedInvoice = z.infer<typeof PrintedInvoice>;

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Anything malformed is as missing as none. */
const InvoiceId = z
  .string({ error: failure("dataNotFound") })
  .check(z.regex(uuid, { error: failure("dataNotFound") }));

export const listInvoices = defineEndpoint({
  name: "listInvoices",
  summary: "The company's invoices, newest first.",
  method: "GET",
  path: "/company/invoice",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Invoices",
  query: z.object({
    cursor: z.optional(
      z.string({ error: failure("dataInvalid") }).check(z.regex(uuid, { error: failure("dataInvalid") })),
    ),
    limit: queryInteger({ min: 1, max: 50, otherwise: 20 }),
  }),
  result: z.object({ docs: z.array(Invoice), nextCursor: z.nullable(z.string()) }),
  codes: ["dataInvalid", "noAccess", "numberRequired"],
});

export const getInvoice = defineEndpoint({
  name: "getInvoice",
  summary: "One invoice, as it is printed.",
  method: "GET",
  path: "/company/invoice/{id}",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Invoices",
  params: z.object({ id: InvoiceId }),
  result: PrintedInvoice,
  codes: ["dataNotFound", "noAccess"],
});
