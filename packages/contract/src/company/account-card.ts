import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { genders } from "../influencer/profile.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment } from "../values.ts";

/** By its lower end: what a visitor is told of an account's followers. */
export const followerBands = [0, 1000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;
export type FollowerBand = (typeof followerBands)[number];

export const ageBands = ["18-24", "25-34", "35-44", "45-54", "55+"] as const;
export type AgeBand = (typeof ageBands)[number];

/** A creator as companies name them: tells nothing of when they came or how many there are. `influencerIdInvalid`. */
export const CreatorId = z
  .string({ error: failure("influencerIdInvalid") })
  .check(z.regex(/^[0-9A-Za-z]{22}$/, { error: failure("influencerIdInvalid") }));

const Count = z.nullable(z.number().check(z.int(), z.gte(0)));

export const PriceRange = z.object({
  minYen: z.number().check(z.int(), z.gte(0)),
  maxYen: z.number().check(z.int(), z.gte(0)),
});

/** A creator on one platform. What is unknown is null; of a visitor's card everything behind `followerBand` is. */
export const AccountCard = z
  .object({
    creatorId: CreatorId,
    platform: Platform,
    handle: z.string(),
    displayName: z.string(),
    /** Ids. */
    categories: z.array(z.string()),
    followerBand: z.nullable(z.literal(followerBands)),
    followers: Count,
    medianViews: Count,
    /** 1/100 %. */
    engagement: Count,
    /** An estimate, without tax. */
    price: z.nullable(PriceRange),
    lastPostOn: z.nullable(CalendarDate),
    postsPerWeek: z.nullable(z.number()),
    /** 1/100 %. Null also where the plan has no analysis of PR posts. */
    prShare: Count,
    /** The newest 20, newest first. `isPr` is null where the plan has no analysis of PR posts. */
    recentViews: z.array(z.object({ views: Count, isPr: z.nullable(z.boolean()) })),
    /** ISO 3166-1 alpha-2. */
    country: z.nullable(z.string()),
    gender: z.nullable(z.enum(genders)),
    ageBand: z.nullable(z.enum(ageBands)),
    readAt: z.nullable(Moment),
    /** Whether its views may be read, and figures made of them. Not told to visitors, nor of what was computed before it was kept. */
    isGranted: z.optional(z.boolean()),
    /** The company's own lists that have the account. */
    listIds: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: "AccountCard" });
export type AccountCard = z.infer<typeof AccountCard>;

export function followerBandOf(followers: number | null): FollowerBand | null {
  return followers === null ? null : (followerBands.findLast((band) => band <= followers) ?? 0);
}

/** Whole years between two days, `YYYY-MM-DD`. */
export function ageOn(bornOn: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

const bandStarts: readonly (readonly [number, AgeBand])[] = [
  [55, "55+"],
  [45, "45-54"],
  [35, "35-44"],
  [25, "25-34"],
  [18, "18-24"],
];

/** Null for who is younger than 18 too: they are found by nobody. */
export function ageBandOf(bornOn: string | null, today: string): AgeBand | null {
  if (bornOn === null) return null;
  const age = ageOn(bornOn, today);
  return bandStarts.find(([from]) => age >= from)?.[1] ?? null;
}

/** The days of birth of a band, both ends included; null is open. */
export function bornWithin(band: AgeBand, today: string): { min: string | null; max: string } {
  const [from = 18, to] = band === "55+" ? [55] : band.split("-").map(Number);
  return {
    min: to === undefined ? null : movedBy(yearsBefore(today, to + 1), 1),
    max: movedBy(yearsBefore(today, from), 0),
  };
}

/** On the 29th of February of most years: a day that does not exist, and stands behind the 28th. */
function yearsBefore(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}

function movedBy(day: string, days: number): string {
  const isMissing = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) !== true;
  const existing = new Date(`${isMissing ? `${day.slice(0, 8)}28` : day}T00:00:00Z`);
  existing.setUTCDate(existing.getUTCDate() + days);
  return existing.toISOString().slice(0, 10);
}
