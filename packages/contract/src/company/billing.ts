import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { CalendarDate, Moment, Month, YenSum } from "../values.ts";
import { planGroups, planIds } from "./plans.ts";
import { Subscription } from "./subscription.ts";

const wrong = { error: failure("dataInvalid") };

/** `false`: not part of the plan; `"quote"`: at a price that is asked for. */
const PlanValue = z.union([z.number(), z.boolean(), z.literal("quote")]);

export const PlanMatrix = z
  .object({
    version: z.number().check(z.int()),
    taxPercent: z.number().check(z.int()),
    plans: z.array(
      z.object({
        planId: z.enum(planIds),
        priceYen: YenSum,
        priceWithTaxYen: YenSum,
        values: z.record(z.string(), PlanValue),
      }),
    ),
    rows: z.array(z.object({ key: z.string(), group: z.enum(planGroups) })),
  })
  .register(z.globalRegistry, { id: "PlanMatrix" });
export type PlanMatrix = z.infer<typeof PlanMatrix>;

export const listPlans = defineEndpoint({
  name: "listPlans",
  summary: "What is sold: three plans, their prices a month without and with tax, and what each holds.",
  method: "GET",
  path: "/company/utils/plans",
  access: "anybody",
  tag: "Plans",
  result: PlanMatrix,
  codes: [],
  cacheSeconds: 300,
});

/** The seller, as the law on distance sales asks. What is null is told on request. */
export const Seller = z
  .object({
    name: z.string(),
    address: z.nullable(z.string()),
    email: z.string(),
    /** The number that makes an invoice a qualified one. */
    invoiceNumber: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "Seller" });
export type Seller = z.infer<typeof Seller>;

export const getSeller = defineEndpoint({
  name: "getSeller",
  summary: "Who sells: name, address, e-mail and invoice number, as the page on distance sales shows them.",
  method: "GET",
  path: "/company/utils/seller",
  access: "anybody",
  tag: "Plans",
  result: Seller,
  codes: [],
  cacheSeconds: 300,
});

const Count = z.number().check(z.int(), z.gte(0));

/** What was used in the month before this one, in Japan. */
export const LastMonth = z
  .object({ month: Month, insights: Count, csvRows: Count })
  .register(z.globalRegistry, { id: "LastMonth" });
export type LastMonth = z.infer<typeof LastMonth>;

export const getSubscription = defineEndpoint({
  name: "getSubscription",
  summary: "The company's plan, what waits, how much of it is used, and what was used last month.",
  method: "GET",
  path: "/company/plan",
  access: "company",
  whileUnpaid: true,
  tag: "Plans",
  /** `lastMonth` is null for a company that is younger. */
  result: z.extend(Subscription, { lastMonth: z.nullable(LastMonth) }),
  codes: [],
});

/** Anything malformed is `planIdInvalid`. */
const CompanyPlanId = z
  .string({ error: failure("planIdInvalid") })
  .check(z.regex(/^[a-z]{1,20}$/, { error: failure("planIdInvalid") }));

const ofPlan = {
  params: z.object({ id: CompanyPlanId }),
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Plans",
} as const;

/** What a step would cost and take away. It is charged exactly when the change names the same `prorationAt`. */
export const PlanPreview = z
  .object({
    /** With tax. */
    dueNowYen: YenSum,
    taxYen: YenSum,
    nextYen: YenSum,
    /** A day in Japan; null where nothing comes any more. */
    nextOn: z.nullable(CalendarDate),
    prorationAt: Moment,
    losing: z.array(z.object({ key: z.string(), from: PlanValue, to: PlanValue })),
    /** How many of them the plan has no room for. */
    surplus: z.object({
      lists: z.number().check(z.int(), z.gte(0)),
      members: z.number().check(z.int(), z.gte(0)),
    }),
  })
  .register(z.globalRegistry, { id: "PlanPreview" });
export type PlanPreview = z.infer<typeof PlanPreview>;

export const previewPlan = defineEndpoint({
  name: "previewPlan",
  summary: "What is due now and from then on if this plan is taken, and what goes with the present one.",
  method: "POST",
  path: "/company/plan/{id}/preview",
  ...ofPlan,
  result: PlanPreview,
  codes: ["dataNotFound", "noAccess", "paymentProviderFailed", "paymentProviderRefused", "planIdInvalid"],
});

/** `scheduled`: at the period's end; `authentication`: the bank asks, on the page `pendingUrl`. */
export const planOutcomes = ["changed", "scheduled", "takenBack", "authentication"] as const;
export type PlanOutcome = (typeof planOutcomes)[number];

const SubscriptionChanged = z.extend(Subscription, { outcome: z.enum(planOutcomes) });

const uuid = z
  .string({ error: coded("fieldRequired") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataInvalid") }));

export const changePlan = defineEndpoint({
  name: "changePlan",
  summary: "Take another plan, or take a step back that waits.",
  method: "PUT",
  path: "/company/plan/{id}/update",
  ...ofPlan,
  body: z.object({
    /** The moment of the preview; required if something is charged now. */
    prorationAt: z.optional(Moment),
    /** The members who keep a seat if there are fewer; the owner always does. */
    keepMemberIds: z.optional(z.array(uuid, wrong).check(z.maxLength(100, wrong))),
  }),
  result: SubscriptionChanged,
  codes: [
    "dataInvalid",
    "dataNotFound",
    "fieldRequired",
    "noAccess",
    "paymentProviderFailed",
    "paymentProviderRefused",
    "planIdInvalid",
    "tooManyRequests",
  ],
});

export const payPlan = defineEndpoint({
  name: "payPlan",
  summary: "Charge what is open to the default card. Nothing open: nothing happens.",
  method: "POST",
  path: "/company/plan/pay",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Plans",
  result: Subscription,
  codes: ["dataInvalid", "noAccess", "paymentProviderFailed", "paymentProviderRefused"],
});
