import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { CategoryId } from "../influencer/account.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment } from "../values.ts";
import { AccountCard } from "./account-card.ts";
import { asked, askedTexts, integer } from "./consultations.ts";

const wrong = { error: failure("dataInvalid") };
const missing = (path: string) => ({ error: failure("fieldRequired"), path: [path] });
const Count = z.number().check(z.int(), z.gte(0));
const Cursor = z.optional(z.string(wrong).check(z.maxLength(1000, wrong)));

export const CampaignId = z
  .string({ error: failure("consultationIdInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("consultationIdInvalid") }));

/** The public id of an application, and of the deal that comes of it. Anything else is `consultationIdInvalid`. */
export const ApplicationId = z
  .string({ error: failure("consultationIdInvalid") })
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: failure("consultationIdInvalid") }));

/** A request to whoever finds it: a consultation's fields without a list, and who may apply until when. */
export const NewCampaign = z
  .object({
    platform: Platform,
    ...asked,
    capacity: integer(limits.campaignCapacity),
    /** The last day for applications, from tomorrow on; chosen is until 14 days after it. */
    closesOn: CalendarDate,
    /** On the campaign's platform. */
    minFollowers: z._default(z.nullable(integer(limits.minFollowers)), null),
    /** Categories of the creators that it looks for; an empty list means any. */
    categories: z._default(
      z
        .array(CategoryId, { error: coded("fieldRequired", "categoryInvalid") })
        .check(z.maxLength(limits.campaignCategories, { error: failure("categoryInvalid") })),
      [],
    ),
  })
  .check(z.refine((body) => (body.budgetBand === null) !== (body.feeYen === null), missing("budgetBand")));
export type NewCampaign = z.infer<typeof NewCampaign>;

export const campaignStates = ["draft", "open", "selecting", "done", "withdrawn"] as const;
/** `selecting`: applications are over, who applied is still chosen from. */
export type CampaignState = (typeof campaignStates)[number];

/** What both sides read of a campaign. */
export const campaignTexts = {
  campaignId: z.string(),
  ...askedTexts,
  capacity: Count,
  /** The last days for applying and for choosing. */
  closesOn: CalendarDate,
  selectBy: CalendarDate,
  minFollowers: z.nullable(Count),
  /** Ids. */
  categories: z.array(z.string()),
} as const;

export const Campaign = z
  .object({
    ...campaignTexts,
    state: z.enum(campaignStates),
    /** `applied` are those who wait for an answer, `notSelected` those whom the company passed over. */
    counts: z.object({ applied: Count, selected: Count, notSelected: Count, withdrawn: Count }),
    createdBy: z.string(),
    createdAt: Moment,
    publishedAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "Campaign" });
export type Campaign = z.infer<typeof Campaign>;

export const applicationStates = ["applied", "selected", "notSelected", "withdrawn"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What a creator wrote, with what companies see of the account. */
export const CampaignApplication = z
  .object({
    applicationId: z.string(),
    campaignId: z.string(),
    account: AccountCard,
    /** The account is not to be found any more. */
    isGone: z.boolean(),
    message: z.string(),
    /** Without tax. */
    wishFeeYen: Count,
    /** Deals that the creator brought to an end, or never did; late are those after the last day of posting. */
    record: z.object({ deals: Count, late: Count }),
    /** A creator is told of `notSelected` once the campaign is done; until then it can be changed. */
    state: z.enum(applicationStates),
    appliedAt: Moment,
    decidedAt: z.nullable(Moment),
    /** Null unless it was selected. */
    dealId: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "CampaignApplication" });
export type CampaignApplication = z.infer<typeof CampaignApplication>;

const tag = "Campaigns";
const params = z.object({ id: CampaignId });
const ofOne = ["consultationIdInvalid", "dataNotFound"] as const;
const written = ["fieldRequired", "numberRequired", "dataInvalid", "categoryInvalid", "noAccess"] as const;

export const createCampaign = defineEndpoint({
  name: "createCampaign",
  summary: "Begin an open campaign: a draft, which nobody else sees.",
  method: "POST",
  path: "/company/campaign",
  access: "company",
  tag,
  headers: IdempotentHeaders,
  body: NewCampaign,
  result: Campaign,
  codes: [...written, "tooManyRequests"],
});

export const updateCampaign = defineEndpoint({
  name: "updateCampaign",
  summary: "Change a draft. 409 once it was published.",
  method: "PUT",
  path: "/company/campaign/{id}",
  access: "company",
  tag,
  params,
  body: NewCampaign,
  result: Campaign,
  codes: [...ofOne, ...written],
});

export const campaignActs = ["publish", "close", "finish", "withdraw"] as const;

export const moveCampaign = defineEndpoint({
  name: "moveCampaign",
  summary:
    "Publish a draft, close it for applications, finish choosing, or withdraw it. Done already is 200.",
  method: "PUT",
  path: "/company/campaign/{id}/status",
  access: "company",
  tag,
  params,
  body: z.object({ status: z.enum(campaignActs, { error: coded("fieldRequired") }) }),
  result: Campaign,
  codes: [...ofOne, "fieldRequired", "dataInvalid", "noAccess"],
});

export const listCampaigns = defineEndpoint({
  name: "listCampaigns",
  summary: "The company's open campaigns with their counts, newest first.",
  method: "GET",
  path: "/company/campaign",
  access: "company",
  tag,
  query: z.object({
    state: z.optional(z.enum(campaignStates, wrong)),
    cursor: Cursor,
    limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
  }),
  result: z.object({ docs: z.array(Campaign), nextCursor: z.nullable(z.string()) }),
  codes: ["dataInvalid", "numberRequired"],
});

export const getCampaign = defineEndpoint({
  name: "getCampaign",
  summary: "An open campaign of the company's.",
  method: "GET",
  path: "/company/campaign/{id}",
  access: "company",
  tag,
  params,
  result: Campaign,
  codes: ofOne,
});

export const listApplications = defineEndpoint({
  name: "listApplications",
  summary: "Who applied, the first first or the lowest fee first.",
  method: "GET",
  path: "/company/campaign/{id}/application",
  access: "company",
  tag,
  params,
  query: z.object({
    state: z.optional(z.enum(applicationStates, wrong)),
    sort: z._default(z.enum(["first", "fee"], wrong), "first"),
    cursor: Cursor,
    limit: queryInteger({ ...limits.pageSize, otherwise: 20 }),
  }),
  result: z.object({ docs: z.array(CampaignApplication), nextCursor: z.nullable(z.string()) }),
  codes: [...ofOne, "dataInvalid", "numberRequired"],
});

export const decideApplication = defineEndpoint({
  name: "decideApplication",
  summary:
    "Select a creator, which opens a deal; pass one over, or (`applied`) take that back. 409 at `capacity` when all places are taken.",
  method: "PUT",
  path: "/company/application/{id}",
  access: "company",
  tag,
  params: z.object({ id: ApplicationId }),
  body: z.object({
    status: z.enum(["selected", "notSelected", "applied"], { error: coded("fieldRequired") }),
  }),
  result: CampaignApplication,
  codes: [...ofOne, "fieldRequired", "dataInvalid", "noAccess"],
});
