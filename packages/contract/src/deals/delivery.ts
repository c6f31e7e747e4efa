import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { CalendarDate, Moment } from "../values.ts";
import { FileId, fileIds, ShownFile } from "./deal-files.ts";
import { DealId } from "./deal-id.ts";
import { dealSides } from "./deal-states.ts";
import { postKinds } from "./post-urls.ts";

/** What is delivered of a deal: drafts, posts, the report, and what the two sides differ about. */

const wrong = { error: failure("dataInvalid") };
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const PartId = z
  .string({ error: failure("consultationIdInvalid") })
  .check(z.regex(uuid, { error: failure("consultationIdInvalid") }));

export const draftParams = z.object({ id: DealId, draftId: PartId });
export const postParams = z.object({ id: DealId, postId: PartId });

/** What `checkLabel` says, with a caption that it would pass. */
const labelFaults = [
  "contradicted",
  "notFirstTag",
  "belowFold",
  "foreignWord",
  "disguised",
  "compoundTag",
  "weakWord",
] as const;
export const LabelResult = z
  .object({
    verdict: z.enum(["clear", "unclear", "missing"]),
    reason: z.nullable(z.enum(labelFaults)),
    /** In characters of the caption as it is compared; null for one that is missing. */
    at: z.nullable(z.number()),
    text: z.nullable(z.string()),
    /** The caption put right; null where it is clear, or where a label in front would not help. */
    fix: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "LabelResult" });
export type LabelResult = z.infer<typeof LabelResult>;

export const HttpsUrl = z.string({ error: coded("fieldRequired") }).check(
  z.trim(),
  z.maxLength(limits.postUrlMaxLength, wrong),
  z.refine((value) => /^https:\/\//i.test(value) && URL.canParse(value), wrong),
);
/** The label in a video: from which second, for how long. */
const VideoLabel = z.object(
  {
    startSec: z
      .number({ error: coded("fieldRequired", "numberRequired") })
      .check(z.int({ error: failure("numberRequired") }), z.gte(0, wrong), z.lte(10, wrong)),
    seconds: z
      .number({ error: coded("fieldRequired", "numberRequired") })
      .check(z.int({ error: failure("numberRequired") }), z.gte(3, wrong), z.lte(86_400, wrong)),
  },
  wrong,
);
const tick = z._default(z.boolean(wrong), false);

export const draftFields = {
  caption: text({ max: limits.draftCaptionMaxLength, lines: "many" }),
  /** For a YouTube video, which needs one. */
  title: z._default(z.nullable(text({ max: limits.draftTitleMaxLength })), null),
  links: z._default(z.array(HttpsUrl, wrong).check(z.maxLength(limits.linksPerDraft, wrong)), []),
  files: fileIds(limits.filesPerDraft),
  /** The platform's own mark for paid posts will be on. */
  platformLabel: tick,
  videoLabel: z._default(z.nullable(VideoLabel), null),
  /** 「画像に『PR』などの表記を入れました」: a story needs it, and an image. */
  storyTick: tick,
  note: z._default(z.nullable(text({ max: limits.draftNoteMaxLength, lines: "many" })), null),
};

const draftStates = ["inReview", "changes", "approved"] as const;
export const Draft = z
  .object({
    draftId: z.string(),
    round: z.number(),
    caption: z.string(),
    title: z.nullable(z.string()),
    links: z.array(z.string()),
    files: z.array(ShownFile),
    platformLabel: z.boolean(),
    videoLabel: z.nullable(z.object({ startSec: z.number(), seconds: z.number() })),
    storyTick: z.boolean(),
    note: z.nullable(z.string()),
    /** When it was sent: no draft is taken with another one. */
    verdict: z.literal("clear"),
    state: z.enum(draftStates),
    approvedBy: z.nullable(z.enum(["member", "clock"])),
    /** What the company asks for, point by point. */
    changes: z.array(z.string()),
    sentAt: Moment,
    answeredAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "DealDraft" });
export type Draft = z.infer<typeof Draft>;

const Change = text({ max: limits.draftChangeMaxLength, lines: "many" });
export const draftAnswerFields = {
  action: z.enum(["approve", "changes"], { error: coded("fieldRequired") }),
  /** For `changes`; a wish to leave the label out is refused. */
  changes: z._default(z.array(Change, wrong).check(z.maxLength(limits.changesPerDraft, wrong)), []),
};

export const postChecks = [
  "pending",
  "ok",
  "notFound",
  "wrongAccount",
  "labelMissing",
  "unreadable",
] as const;
export type PostCheck = (typeof postChecks)[number];

const Figure = z.nullable(z.number());
export const Figures = z.object({ views: Figure, likes: Figure, comments: Figure });
export type Figures = z.infer<typeof Figures>;

export const Post = z
  .object({
    postId: z.string(),
    url: z.string(),
    kind: z.enum(postKinds),
    mediaId: z.string(),
    check: z.enum(postChecks),
    /** When the platform answered last; null before the first answer. */
    checkedAt: z.nullable(Moment),
    /** As it stood when it was found in order: it is kept as evidence. */
    captionSnapshot: z.nullable(z.string()),
    label: z.nullable(LabelResult),
    /** The platform's own mark for paid posts; null where it tells nothing. */
    paidFlag: z.nullable(z.boolean()),
    figures: z.nullable(Figures),
    /** A picture of a post that cannot be read. */
    screenshot: z.nullable(ShownFile),
    /** A later check found the label or the post gone. */
    goneAt: z.nullable(Moment),
    addedAt: Moment,
    /** First found in order: the days that it stays public count from here. Older servers leave it out. */
    okAt: z.optional(z.nullable(Moment)),
  })
  .register(z.globalRegistry, { id: "DealPost" });
export type Post = z.infer<typeof Post>;

export const postFields = {
  url: z
    .string({ error: coded("fieldRequired") })
    .check(
      z.trim(),
      z.minLength(1, { error: failure("fieldRequired"), abort: true }),
      z.maxLength(limits.postUrlMaxLength, wrong),
    ),
};
export const postActionFields = {
  action: z.enum(["check", "remove", "screenshot"], { error: coded("fieldRequired") }),
  /** For `screenshot`. */
  file: z.optional(FileId),
};

const typedFigure = z._default(
  z.nullable(
    z
      .number({ error: failure("numberRequired") })
      .check(
        z.int({ error: failure("numberRequired") }),
        z.gte(0, wrong),
        z.lte(limits.reportFigureMost, wrong),
      ),
  ),
  null,
);
export const reportFields = {
  note: z._default(z.nullable(text({ max: limits.reportNoteMaxLength, lines: "many" })), null),
  /** For posts that cannot be read. */
  figures: z.optional(z.object({ views: typedFigure, likes: typedFigure, comments: typedFigure }, wrong)),
};

export const rejectionFacts = [
  "notFound",
  "labelMissing",
  "wrongPost",
  "notAsApproved",
  "itemMissing",
] as const;
export type RejectionFact = (typeof rejectionFacts)[number];

export const reportAnswerFields = {
  action: z.enum(["accept", "reject"], { error: coded("fieldRequired") }),
  /** For a rejection. The first two facts have to agree with a check made now. */
  fact: z.optional(z.enum(rejectionFacts, { error: coded("fieldRequired") })),
  words: z.optional(text({ max: limits.dealReasonMaxLength, lines: "many" })),
};

export const Report = z
  .object({
    reportedAt: Moment,
    note: z.nullable(z.string()),
    figures: Figures,
    /** It counts from the day of the report: accepting, or not, never moves it. */
    payDueOn: CalendarDate,
    /** The last day on which the company can answer; then silence accepts. */
    acceptBy: CalendarDate,
    rejections: z.array(
      z.object({
        fact: z.enum(rejectionFacts),
        words: z.string(),
        rejectedAt: Moment,
        isContested: z.boolean(),
      }),
    ),
    rejectionsLeft: z.number(),
  })
  .register(z.globalRegistry, { id: "DealReport" });
export type Report = z.infer<typeof Report>;

export const disputeFields = { reason: text({ max: limits.dealReasonMaxLength, lines: "many" }) };

export const disputeDecisions = ["accept", "cancel", "resume"] as const;
export const disputeFaults = ["company", "creator", "neither"] as const;
export type DisputeFault = (typeof disputeFaults)[number];
export const Dispute = z
  .object({
    by: z.enum(dealSides),
    kind: z.enum(["contest", "dispute"]),
    reason: z.string(),
    openedAt: Moment,
    /** Five bank days. */
    decideBy: CalendarDate,
    decision: z.nullable(z.enum(disputeDecisions)),
    /** Percent of the fee, of one that is cancelled. */
    creatorPct: z.nullable(z.number()),
    /** Null also of what nobody has decided by the last cut: it is paid in full. */
    decidedReason: z.nullable(z.string()),
    decidedAt: z.nullable(Moment),
  })
  .register(z.globalRegistry, { id: "DealDispute" });
export type Dispute = z.infer<typeof Dispute>;

/** In a deal, of both sides. Oldest first. */
export const deliveryFields = {
  drafts: z.array(Draft),
  draftRoundsLeft: z.number(),
  posts: z.array(Post),
  /** How many posts of each kind are still asked for. */
  postsMissing: z.array(z.object({ kind: z.enum(postKinds), count: z.number() })),
  report: z.nullable(Report),
  disputes: z.array(Dispute),
} as const;
