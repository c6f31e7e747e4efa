import { plusDays } from "@tomoru/contract/bank-days";
import { feeBounds } from "@tomoru/contract/deals/amounts";
import { Terms } from "@tomoru/contract/deals/terms";
import { type FieldFault, faultsOf } from "@tomoru/contract/faults";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { z } from "zod/mini";
import type { OwnOrderer } from "../deal-site.tsx";
import { type Entries, numberIn, termsIn } from "./entries.view.ts";

export type CheckName =
  | "required"
  | "order"
  | "tooSoon"
  | "tooLate"
  | "least"
  | "range"
  | "usage"
  | "planPosts"
  | "planUsage"
  | "wrong";

/** One wrong or missing entry at the field that mends it. */
export type EntryFault = {
  field: string;
  check: CheckName;
  /** Which rule of the contract a wrong entry breaks. */
  rule?: FieldFault["rule"];
  limit?: FieldFault["limit"];
};

type Checking = {
  entries: Entries;
  platform: Platform;
  /** The day it is in Japan. */
  today: string;
  /** The least fee in the company's first version. */
  leastFeeYen: number;
  /** An agency names whom it works for. */
  needsClient: boolean;
  /** What the plan of the company that writes has; of a creator's own version nothing is asked. */
  plan?: OwnOrderer["plan"] | undefined;
};

/** Parts of one field of the terms have inputs of their own. */
const inputOf: Readonly<Record<string, string>> = {
  "usage.until": "usageUntil",
  "usage.channels": "usageChannels",
  "exclusivity.until": "exclusivityUntil",
  "exclusivity.categoryId": "exclusivityCategory",
  "shipping.note": "shippingNote",
};

/** The input that a fault of the contract or of the server belongs to. */
export function inputFor(field: string): string {
  const path = field.replace(/^terms\./, "");
  return inputOf[path] ?? (path.split(".")[0] || "content");
}

/** All that is missing or wrong, in the order of the form; and the terms, once nothing is. */
export function checkEntries(of: Checking): { faults: EntryFault[]; terms: z.output<typeof Terms> | null } {
  const made = termsIn(of.entries, of.platform);
  const parsed = z.safeParse(Terms, made);
  const shape: EntryFault[] = parsed.success
    ? []
    : faultsOf(parsed.error).map(({ field, refusal, rule, limit }) => ({
        field: inputFor(field),
        check: refusal === "fieldRequired" ? "required" : "wrong",
        ...(rule && { rule, limit }),
      }));
  const faults = [...own(of), ...shape].filter(
    ({ field }, index, all) => all.findIndex((fault) => fault.field === field) === index,
  );
  const order = Object.keys(made);
  faults.sort((a, b) => placeOf(a.field, order) - placeOf(b.field, order));
  return { faults, terms: parsed.success && faults.length === 0 ? parsed.data : null };
}

function placeOf(field: string, order: readonly string[]): number {
  const key = order.findIndex((name) => field === name || field.startsWith(name));
  return key === -1 ? order.length : key;
}

/** What depends on today, the side or the amount: the server judges the same. */
function own({ entries, platform, today, leastFeeYen, needsClient, plan }: Checking): EntryFault[] {
  const { draftRequired, draftDueOn, postFrom, postTo, usageScope, usageUntil } = entries;
  const { feeYen } = termsIn(entries, platform);
  const faults: EntryFault[] = [];
  const latest = plusDays(today, limits.postDaysAhead);
  if (typeof feeYen === "number" && feeYen >= feeBounds.minYen && feeYen < leastFeeYen)
    faults.push({ field: "feeYen", check: "least", limit: leastFeeYen });
  if (typeof feeYen === "number" && (feeYen < feeBounds.minYen || feeYen > feeBounds.maxYen))
    faults.push({ field: "feeYen", check: "range" });
  if (draftRequired && !draftDueOn) faults.push({ field: "draftDueOn", check: "required" });
  if (draftRequired && draftDueOn && draftDueOn <= today)
    faults.push({ field: "draftDueOn", check: "tooSoon" });
  if (postFrom && postFrom <= today) faults.push({ field: "postFrom", check: "tooSoon" });
  if (draftRequired && draftDueOn && postFrom && draftDueOn > postFrom)
    faults.push({ field: "draftDueOn", check: "order" });
  if (postFrom && postTo && postTo < postFrom) faults.push({ field: "postTo", check: "order" });
  if (postTo > latest) faults.push({ field: "postTo", check: "tooLate" });
  if (usageScope !== "none" && !usageUntil) faults.push({ field: "usageUntil", check: "required" });
  if (
    usageScope !== "none" &&
    usageUntil &&
    postTo &&
    usageUntil > monthsAfter(postTo, limits.usageMonths.max)
  )
    faults.push({ field: "usageUntil", check: "usage" });
  const posts = Object.values(entries.counts).reduce((sum, typed) => sum + (numberIn(typed) ?? 0), 0);
  if (plan && !plan.postCount && posts > 1) faults.push({ field: "formats", check: "planPosts" });
  if (plan && !plan.secondaryUse && usageScope !== "none")
    faults.push({ field: "usage", check: "planUsage" });
  if (needsClient && entries.clientName.trim() === "")
    faults.push({ field: "clientName", check: "required" });
  return faults;
}

export function monthsAfter(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}
