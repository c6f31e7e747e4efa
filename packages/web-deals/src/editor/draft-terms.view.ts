import { plusDays } from "@tomoru/contract/bank-days";
import { feeBounds } from "@tomoru/contract/deals/amounts";
import { Terms } from "@tomoru/contract/deals/terms";
import type { Platform } from "@tomoru/contract/platforms";
import type { SheetKey } from "@tomoru/i18n/deal-sheet";
import { z } from "zod/mini";
import type { EntryFault } from "./checks.view.ts";
import { type Entries, termsIn } from "./entries.view.ts";

/** The items of the sheet that a field is read in. */
const itemsOf: Readonly<Record<string, readonly SheetKey[]>> = {
  feeYen: ["fee"],
  content: ["content"],
  formats: ["content"],
  draftDueOn: ["due"],
  revisions: ["revisions"],
  postFrom: ["due", "pay"],
  postTo: ["due", "pay"],
  keepDays: ["place"],
  usageUntil: ["rights"],
  usageChannels: ["rights"],
  exclusivityUntil: ["exclusivity"],
  shippingNote: ["content"],
  note: ["content"],
};

type Drafting = {
  entries: Entries;
  faults: readonly EntryFault[];
  platform: Platform;
  today: string;
};

/** Terms to draw while some are missing, and the items of the sheet that cannot be said yet. */
export function draftTerms({ entries, faults, platform, today }: Drafting): {
  terms: Terms;
  undecided: SheetKey[];
} {
  const wrong = new Set(faults.map(({ field }) => field));
  const made = termsIn(entries, platform);
  const tomorrow = plusDays(today, 1);
  const stand: Partial<Record<keyof Terms, unknown>> = {
    ...(wrong.has("feeYen") && { feeYen: feeBounds.minYen }),
    ...(wrong.has("content") && { content: "…" }),
    ...(wrong.has("formats") && { formats: [] }),
    ...(wrong.has("draftDueOn") && { draftDueOn: tomorrow }),
    ...(wrong.has("revisions") && { revisions: 0 }),
    ...((wrong.has("postFrom") || wrong.has("postTo")) && { postFrom: tomorrow, postTo: tomorrow }),
    ...(wrong.has("keepDays") && { keepDays: 1 }),
    ...((wrong.has("usageUntil") || wrong.has("usageChannels")) && {
      usage: { scope: entries.usageScope, channels: null, until: null },
    }),
    ...(wrong.has("exclusivityUntil") && { exclusivity: null }),
    ...(wrong.has("shippingNote") && { shipping: null }),
    ...(wrong.has("clientName") && { clientName: null }),
    ...(wrong.has("note") && { note: null }),
  };
  const drawn = z.safeParse(Shown, { ...made, ...stand });
  const undecided = [...new Set([...wrong].flatMap((field) => itemsOf[field] ?? []))];
  if (drawn.success) return { terms: drawn.data as Terms, undecided };
  throw new Error("A fault of the form has no stand-in");
}

/** Without a format too, which an empty form has not. */
const Shown = z.object({ ...Terms.shape, formats: z.array(z.any()) });
