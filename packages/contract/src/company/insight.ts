import { z } from "zod/mini";
import { genders } from "../influencer/profile.ts";
import { Platform } from "../platforms.ts";
import { postFormats } from "../post-formats.ts";
import { CalendarDate, Moment, WebUrl } from "../values.ts";
import { ageBands, CreatorId, PriceRange } from "./account-card.ts";

const Whole = z.number().check(z.int());
const Count = z.number().check(z.int(), z.gte(0));
const OrUnknown = z.nullable(Count);
const Format = z.enum(postFormats);

/** Why a number is null: the platform hides it, there are too few posts, the creator did not grant it, or nobody read it yet. */
export const missingReasons = ["hidden", "tooFew", "notGranted", "notRead"] as const;

export const InsightPost = z.object({
  postedAt: Moment,
  format: Format,
  views: OrUnknown,
  likes: OrUnknown,
  comments: OrUnknown,
  /** Null where the plan has no analysis of PR posts. */
  isPr: z.nullable(z.boolean()),
  url: WebUrl,
  /** Its first hundred characters. */
  caption: z.string(),
});

/** Rates, shares and growth in 1/100 %. A number that cannot be said is null, and `missing` says why. */
export const Insight = z
  .object({
    creatorId: CreatorId,
    platform: Platform,
    handle: z.string(),
    displayName: z.string(),
    profileUrl: WebUrl,
    categories: z.array(z.string()),
    country: z.nullable(z.string()),
    gender: z.nullable(z.enum(genders)),
    ageBand: z.nullable(z.enum(ageBands)),
    readAt: Moment,
    followers: OrUnknown,
    /** Oldest first; a day that was not read is null. */
    followersByDay: z.array(z.object({ on: CalendarDate, count: OrUnknown })),
    growth30Days: z.nullable(Whole),
    medianViews: OrUnknown,
    medianLikes: OrUnknown,
    medianComments: OrUnknown,
    mainFormat: z.nullable(Format),
    engagement: OrUnknown,
    engagementByFollowers: OrUnknown,
    postsPerWeek: z.nullable(z.number()),
    daysBetweenPosts: OrUnknown,
    /** Posts by weekday in Japan, Monday first, and block of four hours. */
    heat: z.nullable(z.array(z.array(Count))),
    formats: z.array(
      z.object({ format: Format, posts: Count, medianViews: OrUnknown, engagement: OrUnknown }),
    ),
    /** An estimate without tax, with what it is made of. `factor` in 1/10,000. */
    price: z.nullable(
      z.extend(PriceRange, {
        midYen: Count,
        format: Format,
        medianViews: Count,
        unitYen: Count,
        factor: Count,
        constantsOf: CalendarDate,
      }),
    ),
    /** Newest first. */
    posts: z.array(InsightPost),
    jumps: z.array(z.object({ on: CalendarDate, count: Count, explainedBy: z.nullable(WebUrl) })),
    /** Posts that the medians are not taken of. */
    dropped: z.array(z.object({ reason: z.enum(["tooNew", "tooOld"]), posts: Count })),
    missing: z.record(z.string(), z.enum(missingReasons)),
    /** The same creator's other accounts that companies find. */
    otherPlatforms: z.array(z.object({ platform: Platform, handle: z.string(), followers: OrUnknown })),
    /** The company's own lists that have the account. */
    lists: z.array(z.object({ listId: z.string(), name: z.string(), note: z.string() })),
    /** What was done on Tomoru, from five deals on. */
    record: z.nullable(z.object({ deals: Count, onTime: Count, medianReplyHours: OrUnknown })),
  })
  .register(z.globalRegistry, { id: "Insight" });
export type Insight = z.infer<typeof Insight>;

const Side = z.object({ posts: Count, medianViews: OrUnknown, engagement: OrUnknown });

/** Only labelled posts are counted. Shares in 1/100 %, `ratio` in %. */
export const PrAnalysis = z
  .object({
    sample: Count,
    count: Count,
    share: OrUnknown,
    pr: Side,
    other: Side,
    ratio: OrUnknown,
    daysSinceLast: OrUnknown,
    labels: z.array(z.object({ label: z.string(), count: Count })),
    posts: z.array(
      z.extend(InsightPost, {
        rule: z.enum(["A", "H", "W", "S"]),
        /** The words, as folded; empty for the platform's own flag. */
        evidence: z.string(),
        isBelowFold: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: "PrAnalysis" });
export type PrAnalysis = z.infer<typeof PrAnalysis>;
