import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, text } from "../fields.ts";
import { usageScopes } from "../influencer/usage.ts";
import { limits } from "../limits.ts";
import { type Platform, Platform as PlatformField } from "../platforms.ts";
import { CalendarDate, Moment, Yen, YenSum } from "../values.ts";
import { feeBounds, withholdingKinds } from "./amounts.ts";
import { dealSides } from "./deal-states.ts";
import { payCycles } from "./pay-dates.ts";
import { postKinds } from "./post-urls.ts";

const wrong = { error: failure("dataInvalid") };
const whole = (min: number, max: number) =>
  z
    .number({ error: coded("fieldRequired", "numberRequired") })
    .check(z.int({ error: failure("numberRequired") }), z.gte(min, wrong), z.lte(max, wrong));

/** What can be agreed on each platform. */
export const formatsOf = {
  instagram: ["feed", "reel", "story", "live"],
  tiktok: ["video", "photo"],
  youtube: ["video", "short", "live"],
} as const satisfies Record<Platform, readonly (typeof postKinds)[number][]>;

/** Without one nothing is withheld; each says why. */
export const withholdingReasons = {
  none: ["ownPost", "corporation", "payerNotAgent", "treatyFiled"],
  std: ["appearance", "manuscript", "design", "lecture", "printedModel"],
  nonResident: ["copyright", "performedInJapan"],
} as const satisfies Record<(typeof withholdingKinds)[number], readonly string[]>;
const allReasons = [
  ...withholdingReasons.none,
  ...withholdingReasons.std,
  ...withholdingReasons.nonResident,
] as const;

export const Withholding = z
  .object(
    {
      kind: z.enum(withholdingKinds, { error: coded("fieldRequired") }),
      reason: z.enum(allReasons, { error: coded("fieldRequired") }),
    },
    { error: coded("fieldRequired") },
  )
  .check(
    z.refine(({ kind, reason }) => (withholdingReasons[kind] as readonly string[]).includes(reason), wrong),
  );
export type Withholding = z.infer<typeof Withholding>;

export const DealFormats = z
  .array(
    z.object({
      format: z.enum(postKinds, { error: coded("fieldRequired") }),
      count: whole(1, limits.postsPerFormat),
    }),
    { error: coded("fieldRequired") },
  )
  .check(
    z.minLength(1, { error: failure("fieldRequired") }),
    z.maxLength(limits.formatsPerDeal, wrong),
    z.refine((formats) => new Set(formats.map(({ format }) => format)).size === formats.length, wrong),
    z.refine((formats) => formats.reduce((sum, { count }) => sum + count, 0) <= limits.postsPerDeal, wrong),
  );
export type DealFormats = z.infer<typeof DealFormats>;

export const prLabelsOfTerms = ["#PR", "#広告", "#宣伝", "#プロモーション"] as const;

const Usage = z.object(
  {
    scope: z.enum(usageScopes, { error: coded("fieldRequired") }),
    channels: z._default(z.nullable(text({ max: limits.usageChannelsMaxLength })), null),
    until: z._default(z.nullable(CalendarDate), null),
  },
  wrong,
);
const Exclusivity = z.object({ categoryId: text({ max: 40 }), until: CalendarDate }, wrong);
const Shipping = z.object(
  {
    ships: z.boolean({ error: coded("fieldRequired") }),
    note: z._default(z.nullable(text({ max: limits.shippingNoteMaxLength, lines: "many" })), null),
  },
  wrong,
);

/** What one version says, as it is typed. What depends on today, the platform or the plan the server judges. */
export const Terms = z.object({
  feeYen: z
    .number({ error: coded("fieldRequired", "numberRequired") })
    .check(
      z.int({ error: failure("numberRequired") }),
      z.gte(feeBounds.minYen, wrong),
      z.lte(feeBounds.maxYen, wrong),
    ),
  content: text({ max: limits.termsContentMaxLength, lines: "many" }),
  formats: DealFormats,
  draftRequired: z._default(z.boolean({ error: coded("fieldRequired") }), true),
  /** Null where no draft is asked for. */
  draftDueOn: z._default(z.nullable(CalendarDate), null),
  revisions: z._default(whole(0, limits.draftRevisionsMost), limits.draftRevisionsUsual),
  postFrom: CalendarDate,
  postTo: CalendarDate,
  keepDays: z._default(whole(1, limits.keepDaysMost), limits.keepDaysUsual),
  payCycle: z.enum(payCycles, { error: coded("fieldRequired") }),
  withholding: Withholding,
  usage: z._default(Usage, { scope: "none", channels: null, until: null }),
  prLabel: z._default(z.enum(prLabelsOfTerms, { error: coded("fieldRequired") }), "#PR"),
  exclusivity: z._default(z.nullable(Exclusivity), null),
  shipping: z._default(z.nullable(Shipping), null),
  /** The client of an agency. */
  clientName: z._default(z.nullable(text({ max: limits.clientNameMaxLength })), null),
  note: z._default(z.nullable(text({ max: limits.termsNoteMaxLength, lines: "many" })), null),
});
export type Terms = z.infer<typeof Terms>;

/** Who commissions, as it was when the version was sent: what changes later leaves the sheet as it is. */
export const Orderer = z.object({
  companyId: z.string(),
  kind: z.enum(["corporate", "agency"]),
  name: z.string(),
  representative: z.string(),
  address: z.string(),
  invoiceNumber: z.nullable(z.string()),
  /** Null: the company has not been asked, and the sheet says nothing of it. */
  hasEmployees: z.nullable(z.boolean()),
  isRecommission: z.boolean(),
  clientName: z.nullable(z.string()),
});
export type Orderer = z.infer<typeof Orderer>;

/** The notice that the law asks for: all that both sides see of a version, and what is hashed (`sheetHash`). */
export const Sheet = z
  .object({
    dealId: z.string(),
    version: z.number().check(z.int(), z.gte(1)),
    by: z.enum(dealSides),
    sentAt: Moment,
    orderer: Orderer,
    /** As the company sees a creator before the contract. */
    creator: z.object({ name: z.string(), handle: z.nullable(z.string()) }),
    platform: PlatformField,
    productName: z.nullable(z.string()),
    place: z.string(),
    inspectionDays: z.number().check(z.int()),
    feeYen: Yen,
    taxYen: YenSum,
    withholdingYen: YenSum,
    netYen: YenSum,
    /** When a report made in these days is paid. */
    payTable: z.array(z.object({ from: CalendarDate, to: CalendarDate, payOn: CalendarDate })),
    payBy: z.literal("bankTransfer"),
    terms: Terms,
  })
  .register(z.globalRegistry, { id: "Sheet" });
export type Sheet = z.infer<typeof Sheet>;

/** A version with what stands beside its sheet. */
export const TermsVersion = z.object({
  sheet: Sheet,
  /** SHA-256 of the sheet's canonical JSON (RFC 8785, strings NFC), in hex. */
  sha256: z.string(),
  acceptances: z.array(z.object({ side: z.enum(dealSides), at: Moment })),
  /** From the contract on: the name that a creator has by law, and the registered number. */
  parties: z.nullable(
    z.object({
      creatorLegalName: z.string(),
      creatorTradeName: z.nullable(z.string()),
      creatorInvoiceNumber: z.nullable(z.string()),
    }),
  ),
});
export type TermsVersion = z.infer<typeof TermsVersion>;

/**
 * What the open version has otherwise than the other side's newest, or the one before it where there is none; from the contract on,
 * than the one before. The page shows old and new.
 */
export const TermsDiff = z.object({
  sinceVersion: z.number(),
  fields: z.array(z.enum(Object.keys(Terms.shape) as [keyof Terms, ...(keyof Terms)[]])),
  before: Terms,
});
export type TermsDiff = z.infer<typeof TermsDiff>;
