import type { Terms, TermsDiff } from "@tomoru/contract/deals/terms";
import { formatsText, usageText } from "@tomoru/i18n/deal-sheet";
import type { DealLanguage } from "../use-deal-language.ts";

export const termKeys = [
  "fee",
  "content",
  "formats",
  "draft",
  "post",
  "keep",
  "pay",
  "withholding",
  "usage",
  "label",
  "exclusivity",
  "shipping",
  "client",
  "note",
] as const;
export type TermKey = (typeof termKeys)[number];

/** Days of posting that went by while the terms waited: nobody can agree to them any more. `today` is Japan's. */
export function isPast({ postTo }: Pick<Terms, "postTo">, today: string): boolean {
  return postTo < today;
}

export type TermRow = { key: TermKey; label: string; text: string };

/** The row that shows a field of the terms. */
const rowOf: Readonly<Record<keyof Terms, TermKey>> = {
  feeYen: "fee",
  content: "content",
  formats: "formats",
  draftRequired: "draft",
  draftDueOn: "draft",
  revisions: "draft",
  postFrom: "post",
  postTo: "post",
  keepDays: "keep",
  payCycle: "pay",
  withholding: "withholding",
  usage: "usage",
  prLabel: "label",
  exclusivity: "exclusivity",
  shipping: "shipping",
  clientName: "client",
  note: "note",
};

export type TermTexts = DealLanguage & { categoryName: (categoryId: string) => string };

/** What is not asked for and is no promise of anybody's is left out. */
const silentWhenEmpty: readonly TermKey[] = ["exclusivity", "shipping", "client", "note"];

/** What was agreed, or would be, row by row, in words. */
export function termRows(terms: Terms, texts: TermTexts): TermRow[] {
  return termKeys.flatMap((key) => {
    const text = textOf(key, terms, texts);
    if (text === null && silentWhenEmpty.includes(key)) return [];
    return [{ key, label: texts.words.terms.rows[key], text: text ?? texts.words.terms.values.none }];
  });
}

export type ChangedRow = { key: TermKey; label: string; before: string; after: string };

/** The rows of which a version says something else than the one before; those that a version adds have nothing before. */
export function changedRows(
  { fields, before }: Pick<TermsDiff, "fields" | "before">,
  after: Terms,
  texts: TermTexts,
): ChangedRow[] {
  const changed = new Set(fields.map((field) => rowOf[field]));
  const none = texts.words.terms.values.none;
  return termKeys
    .filter((key) => changed.has(key))
    .map((key) => ({
      key,
      label: texts.words.terms.rows[key],
      before: textOf(key, before, texts) ?? none,
      after: textOf(key, after, texts) ?? none,
    }));
}

/** How many rows a version changes: fields that one row shows count once. */
export function changedCount({ fields }: Pick<TermsDiff, "fields">): number {
  return new Set(fields.map((field) => rowOf[field])).size;
}

function textOf(key: TermKey, terms: Terms, texts: TermTexts): string | null {
  const { words, format, days, categoryName } = texts;
  const { values } = words.terms;
  switch (key) {
    case "fee":
      return format.yen(terms.feeYen);
    case "content":
      return terms.content;
    case "formats":
      return formatsText(terms, texts);
    case "draft":
      return terms.draftRequired && terms.draftDueOn
        ? values.draft(days.day(terms.draftDueOn), terms.revisions)
        : values.noDraft;
    case "post":
      return days.period(terms.postFrom, terms.postTo);
    case "keep":
      return values.keep(terms.keepDays);
    case "pay":
      return values.cycles[terms.payCycle];
    case "withholding":
      return withholdingText(terms, texts);
    case "usage":
      return usageText(terms, texts);
    case "label":
      return values.label(terms.prLabel);
    case "exclusivity":
      return (
        terms.exclusivity &&
        values.exclusivity(categoryName(terms.exclusivity.categoryId), days.day(terms.exclusivity.until))
      );
    case "shipping":
      return shippingText(terms, texts);
    case "client":
      return terms.clientName;
    case "note":
      return terms.note;
  }
}

function withholdingText({ withholding: { kind, reason } }: Terms, { words }: TermTexts): string {
  const { values } = words.terms;
  if (kind === "none") return values.withholdingReasons[reason];
  return `${values.withholding[kind]} ${values.withholdingReasons[reason]}`;
}

function shippingText({ shipping }: Terms, { words }: TermTexts): string | null {
  if (!shipping) return null;
  const { values } = words.terms;
  const ships = shipping.ships ? values.ships : values.noShipping;
  return shipping.note ? `${ships} ${shipping.note}` : ships;
}
