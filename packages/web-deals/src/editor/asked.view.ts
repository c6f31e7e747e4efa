import { plusDays } from "@tomoru/contract/bank-days";
import type { CompanyDeal } from "@tomoru/contract/deals/deal";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { countsIn } from "./asked-formats.view.ts";
import { monthsAfter } from "./checks.view.ts";
import type { Entries } from "./entries.view.ts";

export type Asked = NonNullable<CompanyDeal["asked"]>;

type Beginning = { asked: Asked; platform: Platform; today: string };

/** The form of a first version with what was asked for already in it. */
export function entriesFromAsked(empty: Entries, { asked, platform, today }: Beginning): Entries {
  const { period, usageWish } = asked;
  const isAhead = period !== null && period.to > today;
  const fee = asked.wishFeeYen ?? asked.feeYen;
  const isUsed = usageWish !== null && usageWish.months !== null;
  const content = [asked.description, asked.situation].filter(Boolean).join("\n");
  return {
    ...empty,
    feeYen: fee === null ? "" : String(fee),
    content: [...content].slice(0, limits.termsContentMaxLength).join(""),
    counts: countsIn(asked.postFormat, platform),
    postFrom: isAhead ? later(period.from, plusDays(today, 1)) : "",
    postTo: isAhead ? period.to : "",
    usageScope: usageWish?.scope ?? "none",
    usageUntil: isUsed && isAhead ? monthsAfter(period.to, usageWish.months ?? 0) : "",
  };
}

const later = (a: string, b: string) => (a > b ? a : b);

const compared = {
  feeYen: ["feeYen"],
  content: ["content"],
  formats: ["counts"],
  postFrom: ["postFrom"],
  postTo: ["postTo"],
  usage: ["usageScope", "usageUntil"],
} as const satisfies Record<string, readonly (keyof Entries)[]>;

/** What the company asks for otherwise than it did before, in the order of the form. */
export function changedSinceAsked(asked: Entries, entries: Entries): (keyof typeof compared)[] {
  const isOther = (field: keyof Entries) => JSON.stringify(asked[field]) !== JSON.stringify(entries[field]);
  return (Object.keys(compared) as (keyof typeof compared)[]).filter((key) => compared[key].some(isOther));
}
