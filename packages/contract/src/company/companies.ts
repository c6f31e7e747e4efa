import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { DealCounts } from "../deals/deal-counts.ts";
import { defineEndpoint } from "../endpoint.ts";
import { CurrentPassword, coded, Email, FullName, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { LocaleField, Moment, WebUrl } from "../values.ts";
import { isInvoiceNumber, normaliseInvoiceNumber } from "./invoice-number.ts";
import { Member } from "./members.ts";
import { prefectures } from "./prefectures.ts";
import { CompanyKindField, CompanyName, companyKinds } from "./sign-up.ts";
import { Subscription } from "./subscription.ts";

export const verifications = ["unverified", "verified"] as const;
/** Suspended for its unpaid plan: a company that the operator has suspended answers nothing. */
export const companyStatuses = ["active", "suspended"] as const;

/** Null is what was never given. */
export const Company = z
  .object({
    companyId: z.string(),
    name: z.string(),
    kind: z.enum(companyKinds),
    website: z.nullable(z.string()),
    postalCode: z.nullable(z.string()),
    prefecture: z.nullable(z.enum(prefectures)),
    address: z.nullable(z.string()),
    building: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    invoiceNumber: z.nullable(z.string()),
    representative: z.nullable(z.string()),
    billingEmail: z.nullable(z.string()),
    verification: z.enum(verifications),
    status: z.enum(companyStatuses),
    createdAt: Moment,
  })
  .register(z.globalRegistry, { id: "Company" });
export type Company = z.infer<typeof Company>;

export const CompanyProfile = z.object({
  member: Member,
  company: Company,
  subscription: Subscription,
  /** What the stream of news says of the subscription: another one means that something is newer than this. */
  subscriptionRevision: z.number().check(z.int(), z.gte(0)),
  /** Deals on the company's turn, campaigns to choose from, the owner's card in its last month: the number on the badge, but for the plan. */
  work: DealCounts,
  /** Nothing is really charged: the payment provider is a stand-in. */
  providerIsSandbox: z.boolean(),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const getCompanyProfile = defineEndpoint({
  name: "getCompanyProfile",
  summary: "Who is signed in, for which company, and what of its plan is left.",
  method: "GET",
  path: "/company/profile",
  access: "company",
  whileUnpaid: true,
  tag: "Company profile",
  result: CompanyProfile,
  codes: [],
});

export const CompanyProfileUpdate = z.object({
  fullName: z.optional(FullName),
  locale: z.optional(LocaleField),
  isNotifyAnswers: z.optional(z.boolean({ error: coded("fieldRequired") })),
});
export type CompanyProfileUpdate = z.infer<typeof CompanyProfileUpdate>;

export const updateCompanyProfile = defineEndpoint({
  name: "updateCompanyProfile",
  summary: "Change one's own name, language and notices. Absent keys stay.",
  method: "PUT",
  path: "/company/profile",
  access: "company",
  whileUnpaid: true,
  tag: "Company profile",
  body: CompanyProfileUpdate,
  result: CompanyProfile,
  codes: ["nameRequired", "dataInvalid", "fieldRequired"],
});

/** Seven digits without their hyphen. */
const PostalCode = z.string({ error: failure("numberRequired") }).check(
  z.overwrite((typed) => typed.normalize("NFKC").replaceAll(/[\s\-\u2010-\u2015\u2212\u30fc]/g, "")),
  z.regex(/^\d{7}$/, { error: failure("numberRequired") }),
);

/** Ten or eleven digits, with hyphens where whoever wrote it wants them. */
const Phone = z.string({ error: failure("dataInvalid") }).check(
  z.overwrite((typed) =>
    typed
      .normalize("NFKC")
      .trim()
      .replaceAll(/[\u2010-\u2015\u2212\u30fc]/g, "-"),
  ),
  z.regex(/^\d+(-\d+)*$/, { error: failure("dataInvalid") }),
  z.refine((phone) => /^\d{10,11}$/.test(phone.replaceAll("-", "")), { error: failure("dataInvalid") }),
);

const InvoiceNumber = z
  .string({ error: failure("dataInvalid") })
  .check(z.overwrite(normaliseInvoiceNumber), z.refine(isInvoiceNumber, { error: failure("dataInvalid") }));

/** What a company may leave out: "" and null take it away. */
function orNone<S extends z.ZodMiniType>(
  schema: S,
  wrong: "dataInvalid" | "numberRequired" | "emailInvalid",
) {
  return z.optional(z.nullable(z.union([z.literal(""), schema], { error: failure(wrong) })));
}

/** In the order of the form. Absent keys stay. */
export const CompanyInfo = z.object({
  name: z.optional(CompanyName),
  kind: z.optional(CompanyKindField),
  representative: orNone(text(limits.fullNameLength), "dataInvalid"),
  postalCode: orNone(PostalCode, "numberRequired"),
  prefecture: orNone(z.enum(prefectures), "dataInvalid"),
  address: orNone(text({ max: limits.textInputMaxLength }), "dataInvalid"),
  building: orNone(text({ max: limits.textInputMaxLength }), "dataInvalid"),
  phone: orNone(Phone, "dataInvalid"),
  website: orNone(WebUrl, "dataInvalid"),
  invoiceNumber: orNone(InvoiceNumber, "dataInvalid"),
  billingEmail: orNone(Email, "emailInvalid"),
});
export type CompanyInfo = z.infer<typeof CompanyInfo>;

export const updateCompanyInfo = defineEndpoint({
  name: "updateCompanyInfo",
  summary:
    "Change what the company says of itself. Another name, kind or invoice number is to be verified again.",
  method: "PUT",
  path: "/company/info",
  access: "company",
  role: "owner",
  tag: "Company profile",
  body: CompanyInfo,
  result: CompanyProfile,
  codes: ["nameRequired", "dataInvalid", "fieldRequired", "numberRequired", "emailInvalid"],
});

export const closeCompany = defineEndpoint({
  name: "closeCompany",
  summary: "Delete the company at once, with all its members.",
  method: "PUT",
  path: "/company/close",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Company profile",
  body: z.object({
    password: CurrentPassword,
    isConfirmed: z.literal(true, { error: coded("fieldRequired") }),
  }),
  codes: [
    "passwordNotMatched",
    "tooManyRequests",
    "signInLocked",
    "passwordRequired",
    "passwordInvalid",
    "fieldRequired",
    "dataInvalid",
  ],
});
