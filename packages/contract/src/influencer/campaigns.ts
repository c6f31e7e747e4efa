import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { PriceRange } from "../company/account-card.ts";
import { ApplicationId, applicationStates, CampaignId, campaignTexts } from "../company/campaigns.ts";
import { CompanyCard } from "../company/company-card.ts";
import { integer } from "../company/consultations.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { limits } from "../limits.ts";
import { queryInteger } from "../paging.ts";
import { Platform, platforms } from "../platforms.ts";
import { Moment } from "../values.ts";
import { CategoryId } from "./account.ts";

const wrong = { error: failure("dataInvalid") };
const Count = z.number().check(z.int(), z.gte(0));
const Cursor = z.optional(z.string(wrong).check(z.maxLength(1000, wrong)));

/** Why a creator cannot apply, the first that holds: over, applied already, the linked account, the places, open applications. */
export const ineligibleReasons = [
  "state",
  "applied",
  "platform",
  "followers",
  "capacity",
  "tooMany",
] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

/** A creator's own application. `ended`: the company withdrew the campaign, or is gone. */
export const ownApplicationStates = [...applicationStates, "ended"] as const;
export const OwnApplication = z
  .object({
    applicationId: z.string(),
    campaignId: z.string(),
    platform: Platform,
    productName: z.string(),
    companyName: z.string(),
    message: z.string(),
    /** Without tax. */
    wishFeeYen: Count,
    state: z.enum(ownApplicationStates),
    appliedAt: Moment,
    decidedAt: z.nullable(Moment),
    /** Null unless it was selected. */
    dealId: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "OwnApplication" });
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An open campaign as a creator sees it. */
export const OpenCampaign = z
  .object({
    ...campaignTexts,
    isOpen: z.boolean(),
    /** Null once the company is gone. */
    company: z.nullable(CompanyCard),
    applied: Count,
    placesLeft: Count,
    eligible: z.boolean(),
    reason: z.nullable(z.enum(ineligibleReasons)),
    /** Which of the campaign's categories are the creator's too. */
    fittingCategories: z.array(z.string()),
    application: z.nullable(OwnApplication),
    publishedAt: Moment,
  })
  .register(z.globalRegistry, { id: "OpenCampaign" });
export type OpenCampaign = z.infer<typeof OpenCampaign>;

/** One of them with what the creator can go by. */
export const OpenCampaignDetail = z.extend(OpenCampaign, {
  /** What the company would see; null where the platform is not linked. */
  account: z.nullable(
    z.object({
      handle: z.string(),
      followers: z.nullable(Count),
      medianViews: z.nullable(Count),
      price: z.nullable(PriceRange),
    }),
  ),
  /** What accounts of that size agreed to lately; null below twenty contracts. */
  peerFeeYen: z.nullable(Count),
});
export type OpenCampaignDetail = z.infer<typeof OpenCampaignDetail>;

const tag = "Open campaigns";
const params = z.object({ id: CampaignId });
const ofOne = ["consultationIdInvalid", "dataNotFound"] as const;

export const campaignSorts = ["newest", "closing", "fee"] as const;
export type CampaignSort = (typeof campaignSorts)[number];

export const findCampaigns = defineEndpoint({
  name: "findCampaigns",
  summary: "Open campaigns: those that fit the creator's accounts and categories, or all.",
  method: "GET",
  path: "/influencer/campaign",
  access: "influencer",
  tag,
  query: z.object({
    group: z._default(z.enum(["fitting", "all"], wrong), "all"),
    platform: z.optional(z.enum(platforms, wrong)),
    category: z.optional(CategoryId),
    /** Campaigns whose fee reaches it, without tax. */
    minFee: z.optional(queryInteger({ min: 0, max: limits.feeYen.max, otherwise: 0 })),
    sort: z._default(z.enum(campaignSorts, wrong), "newest"),
    cursor: Cursor,
    limit: queryInteger({ ...limits.pageSize, otherwise: 10 }),
  }),
  result: z.object({
    docs: z.array(OpenCampaign),
    nextCursor: z.nullable(z.string()),
    /** In each group under the same filters, and among all that the creator applied to; at most 1,000. */
    counts: z.object({ fitting: Count, all: Count, applied: Count }),
  }),
  codes: ["dataInvalid", "numberRequired", "categoryInvalid"],
});

export const getOpenCampaign = defineEndpoint({
  name: "getOpenCampaign",
  summary: "An open campaign, or one that the creator applied to.",
  method: "GET",
  path: "/influencer/campaign/{id}",
  access: "influencer",
  tag,
  params,
  result: OpenCampaignDetail,
  codes: ofOne,
});

export const applyToCampaign = defineEndpoint({
  name: "applyToCampaign",
  summary: "Apply, once for each campaign.",
  method: "POST",
  path: "/influencer/campaign/{id}/application",
  access: "influencer",
  tag,
  params,
  headers: IdempotentHeaders,
  body: z.object({
    message: text({ max: limits.applicationMessageMaxLength, lines: "many" }),
    wishFeeYen: integer(limits.feeYen),
  }),
  result: OwnApplication,
  codes: [...ofOne, "fieldRequired", "numberRequired", "dataInvalid", "noAccess"],
});

export const listOwnApplications = defineEndpoint({
  name: "listOwnApplications",
  summary: "What the creator applied to, newest first.",
  method: "GET",
  path: "/influencer/application",
  access: "influencer",
  tag,
  query: z.object({ cursor: Cursor, limit: queryInteger({ ...limits.pageSize, otherwise: 10 }) }),
  result: z.object({ docs: z.array(OwnApplication), nextCursor: z.nullable(z.string()) }),
  codes: ["dataInvalid", "numberRequired"],
});

export const withdrawApplication = defineEndpoint({
  name: "withdrawApplication",
  summary: "Take an application back before the company has chosen. Taken back already is 200.",
  method: "PUT",
  path: "/influencer/application/{id}",
  access: "influencer",
  tag,
  params: z.object({ id: ApplicationId }),
  body: z.object({ status: z.literal("withdraw", { error: coded("fieldRequired") }) }),
  result: OwnApplication,
  codes: [...ofOne, "fieldRequired", "dataInvalid"],
});
