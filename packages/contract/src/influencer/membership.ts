import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate } from "../values.ts";

/** `endsOn`: the last day of a withdrawal's month in Japan; null while active. */
export const Plan = z
  .object({
    id: z.string(),
    name: z.string(),
    priceYen: z.literal(0),
    status: z.enum(["active", "withdrawing"]),
    endsOn: z.nullable(CalendarDate),
  })
  .register(z.globalRegistry, { id: "Plan" });
export type Plan = z.infer<typeof Plan>;

export const getPlan = defineEndpoint({
  name: "getPlan",
  summary: "The creator's plan, and when it ends if a withdrawal is pending.",
  method: "GET",
  path: "/influencer/profile/plan",
  access: "influencer",
  tag: "Membership",
  result: Plan,
  codes: [],
});

/** A plan's id; anything malformed is `planIdInvalid`. */
export const PlanId = z
  .string({ error: failure("planIdInvalid") })
  .check(z.regex(/^[a-z]{1,20}$/, { error: failure("planIdInvalid") }));

export const updatePlan = defineEndpoint({
  name: "updatePlan",
  summary: "Take a pending withdrawal back.",
  method: "PUT",
  path: "/influencer/profile/plan/{id}/update",
  access: "influencer",
  tag: "Membership",
  params: z.object({ id: PlanId }),
  body: z.object({ status: z.literal("active", { error: coded("fieldRequired") }) }),
  result: Plan,
  codes: ["dataInvalid", "dataNotFound", "planIdInvalid", "fieldRequired"],
});

export const closeAccount = defineEndpoint({
  name: "closeAccount",
  summary: "Delete the account at once.",
  method: "PUT",
  path: "/influencer/profile/close",
  access: "influencer",
  tag: "Membership",
  codes: [],
});

export const cancellationReasons = [
  "qualityOfService",
  "costEffectivenessIsLow",
  "switchingToAnotherCompany",
  "insufficientFunctions",
  "others",
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

const Reason = z.enum(cancellationReasons, { error: coded("fieldRequired") });
const Detail = text({ max: limits.cancellationDetailMaxLength, lines: "many" });
const ContactName = text({ max: limits.cancellationNameMaxLength, empty: "nameRequired" });
const Phone = text({ max: limits.cancellationPhoneMaxLength });

/** In the order of the form; `description` answers the question of the chosen reason. */
export const CancellationForm = z.object({
  name: ContactName,
  email: Email,
  phone: z.union([z.literal(""), Phone], { error: failure("dataInvalid") }),
  reason: Reason,
  description: Detail,
});
export type CancellationForm = z.infer<typeof CancellationForm>;

/** On the wire the contact fields are optional. */
export const Cancellation = z.object({
  name: z.optional(ContactName),
  email: z.optional(Email),
  phone: z.optional(z.nullable(z.union([z.literal(""), Phone], { error: failure("dataInvalid") }))),
  reason: Reason,
  description: Detail,
});
export type Cancellation = z.infer<typeof Cancellation>;

export const cancelMembership = defineEndpoint({
  name: "cancelMembership",
  summary: "Ask to withdraw at the end of this month in Japan. Every session of the person ends.",
  method: "POST",
  path: "/influencer/profile/cancel",
  access: "influencer",
  tag: "Membership",
  body: Cancellation,
  result: z.object({ endsOn: CalendarDate }),
  codes: ["tooManyRequests", "dataInvalid", "emailRequired", "emailInvalid", "nameRequired", "fieldRequired"],
});

export const Inquiry = z.object({
  subject: text({ max: limits.textInputMaxLength }),
  message: text({ max: limits.inquiryMessageMaxLength, lines: "many" }),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const sendInquiry = defineEndpoint({
  name: "sendInquiry",
  summary: "Write to support: mailed and kept.",
  method: "POST",
  path: "/influencer/profile/contact",
  access: "influencer",
  tag: "Membership",
  body: Inquiry,
  result: z.object({ inquiryId: z.string() }),
  codes: ["tooManyRequests", "dataInvalid", "fieldRequired"],
});

/** Signed out: with a name and an e-mail to answer to. */
export const OpenInquiry = z.object({ name: ContactName, email: Email, ...Inquiry.shape });
export type OpenInquiry = z.infer<typeof OpenInquiry>;

export const sendOpenInquiry = defineEndpoint({
  name: "sendOpenInquiry",
  summary: "Write to support without being signed in: mailed and kept.",
  method: "POST",
  path: "/influencer/contact",
  access: "anybody",
  tag: "Membership",
  body: OpenInquiry,
  result: z.object({ inquiryId: z.string() }),
  codes: ["tooManyRequests", "dataInvalid", "emailRequired", "emailInvalid", "nameRequired", "fieldRequired"],
});
