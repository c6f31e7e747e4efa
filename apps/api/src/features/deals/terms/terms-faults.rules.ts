import { asksToDropLabel } from "@tomoru/contract/deals/label-check";
import { formatsOf, type Terms, type Withholding } from "@tomoru/contract/deals/terms";
import type { FieldFault } from "@tomoru/contract/faults";
import type { TaxProfile } from "@tomoru/contract/influencer/tax";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { daysAfter, monthsAfter } from "../../../platform/japan-time.ts";
import { fault } from "../../../platform/refusal.ts";

type Judged = {
  readonly platform: Platform;
  readonly today: string;
  readonly isAgency: boolean;
};

/** What the schema cannot know of a version: today, the platform, who commissions. At the fields of the form, in its order. */
export function termsFaults(terms: Terms, { platform, today, isAgency }: Judged): FieldFault[] {
  const faults: FieldFault[] = [];
  const wrong = (field: keyof Terms) => faults.push(fault(`terms.${field}`, "dataInvalid"));
  const allowed: readonly string[] = formatsOf[platform];
  if (asksToDropLabel(terms.content)) wrong("content");
  if (asksToDropLabel(terms.usage.channels ?? "")) wrong("usage");
  if (asksToDropLabel(terms.shipping?.note ?? "")) wrong("shipping");
  if (terms.formats.some(({ format }) => !allowed.includes(format))) wrong("formats");
  const { draftRequired, draftDueOn, postFrom, postTo } = terms;
  if (draftRequired && draftDueOn === null) faults.push(fault("terms.draftDueOn", "fieldRequired"));
  if (!draftRequired && draftDueOn !== null) wrong("draftDueOn");
  faults.push(...dayFaults({ draftDueOn, postFrom, postTo, today }));
  const { scope, channels, until } = terms.usage;
  const usageEnds = until !== null && until <= monthsLater(postTo, limits.usageMonths.max);
  if (scope === "none" ? channels !== null || until !== null : !usageEnds) wrong("usage");
  const exclusivityEnds = daysAfter(postTo, limits.exclusivityDaysMost);
  if (terms.exclusivity && terms.exclusivity.until > exclusivityEnds) wrong("exclusivity");
  if (isAgency && terms.clientName === null) faults.push(fault("terms.clientName", "fieldRequired"));
  if (!isAgency && terms.clientName !== null) wrong("clientName");
  if (terms.note !== null && asksToDropLabel(terms.note)) wrong("note");
  return faults;
}

type Days = {
  readonly draftDueOn: string | null;
  readonly postFrom: string;
  readonly postTo: string;
  readonly today: string;
};

/** Tomorrow ≤ draft ≤ first day ≤ last day ≤ 180 days ahead; of an amendment too. */
export function dayFaults({ draftDueOn, postFrom, postTo, today }: Days, prefix = "terms."): FieldFault[] {
  const faults: FieldFault[] = [];
  const wrong = (field: string) => faults.push(fault(`${prefix}${field}`, "dataInvalid"));
  const tomorrow = daysAfter(today, 1);
  if (draftDueOn !== null && (draftDueOn < tomorrow || draftDueOn > postFrom)) wrong("draftDueOn");
  if (postFrom < tomorrow) wrong("postFrom");
  if (postTo < postFrom || postTo > daysAfter(today, limits.postDaysAhead)) wrong("postTo");
  return faults;
}

/** The same day of a later month, or its last. */
function monthsLater(day: string, months: number): string {
  const month = monthsAfter(day.slice(0, 7), months);
  const same = `${month}-${day.slice(8)}`;
  return Number.isNaN(Date.parse(same)) || !new Date(same).toISOString().startsWith(same)
    ? daysAfter(`${monthsAfter(month, 1)}-01`, -1)
    : same;
}

/** A corporation is never withheld from, and who lives abroad never like who lives here. */
export function fitsWithholding(
  { kind, reason }: Withholding,
  { entity, residency }: Pick<TaxProfile, "entity" | "residency">,
): boolean {
  if (residency === "nonResident") return kind === "nonResident" || reason === "treatyFiled";
  if (entity === "corporation") return kind === "none" && reason !== "treatyFiled";
  return kind !== "nonResident" && reason !== "corporation" && reason !== "treatyFiled";
}
