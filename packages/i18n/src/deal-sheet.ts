import type { Sheet, Terms, TermsVersion } from "@tomoru/contract/deals/terms";
import type { Format } from "./format.ts";
import { sheet as japanese } from "./ja/deals/sheet.ts";
import type { DealWords } from "./ja/deals/words.ts";
import { weekdayOf } from "./weekday.ts";

/** Every sheet keeps the Japanese text, which is what both agree to. */
const { usualPlace } = japanese;

type SheetDays = {
  /** 12月8日（火）. */
  day: (calendarDate: string) => string;
  /** 2026年12月8日（火）. */
  fullDay: (calendarDate: string) => string;
};

/** The texts of a sheet, for the screen and for a mail. */
export type SheetTexts = {
  words: DealWords;
  format: Format;
  days: SheetDays;
  categoryName: (id: string) => string;
};

export function sheetDays({ dates }: DealWords, format: Format): SheetDays {
  return {
    day: (date) => dates.day(format.monthDay(date), weekdayOf(date)),
    fullDay: (date) => dates.day(format.day(date), weekdayOf(date)),
  };
}

export const sheetKeys = [
  "ordered",
  "content",
  "due",
  "place",
  "inspection",
  "fee",
  "pay",
  "rights",
  "label",
  "revisions",
  "exclusivity",
  "cancel",
] as const;
export type SheetKey = (typeof sheetKeys)[number];

/** When the contract was made: when the second side agreed. */
export function agreedAt({ acceptances }: Pick<TermsVersion, "acceptances">): string | null {
  return acceptances.length < 2
    ? null
    : (acceptances
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null);
}

export type SheetItem = { key: SheetKey; title: string; lines: string[] };

type Saying = { sheet: Sheet; agreedOn: string | null; texts: SheetTexts };

/** The twelve items of the notice, in the order of the law. */
export function sheetItems({ sheet, agreedOn, texts }: Saying): SheetItem[] {
  const { words, days } = texts;
  const { sheet: say } = words;
  const { terms } = sheet;
  const lines: Record<SheetKey, (string | null)[]> = {
    ordered: [agreedOn ? say.ordered.agreed(days.fullDay(agreedOn)) : say.ordered.open],
    content: [
      formatsText(terms, texts),
      terms.content,
      terms.shipping ? say.shipping(shippingOf(terms.shipping, texts)) : null,
      terms.note ? say.note(terms.note) : null,
    ],
    due: [dueText(sheet, texts)],
    place: [say.place(sheet.place === usualPlace ? say.usualPlace : sheet.place, terms.keepDays)],
    inspection: [say.inspection(sheet.inspectionDays)],
    fee: [feeText(sheet, texts)],
    pay: [payText(sheet, texts), [say.pay.method, say.pay.statement].join(say.pay.space)],
    rights: [terms.usage.scope === "none" ? say.rights.none : say.rights.licence(usageText(terms, texts))],
    label: [say.label(terms.prLabel)],
    revisions: [
      !terms.draftRequired
        ? say.noDraft
        : terms.revisions === 0
          ? say.noRevisions
          : say.revisions(terms.revisions),
    ],
    exclusivity: [
      terms.exclusivity
        ? words.terms.values.exclusivity(
            texts.categoryName(terms.exclusivity.categoryId),
            days.day(terms.exclusivity.until),
          )
        : say.noExclusivity,
    ],
    cancel: [say.cancel],
  };
  return sheetKeys.map((key) => ({
    key,
    title: say.items[key],
    lines: lines[key].filter((line) => line !== null),
  }));
}

function shippingOf({ ships, note }: NonNullable<Sheet["terms"]["shipping"]>, { words }: SheetTexts): string {
  const { values } = words.terms;
  return [ships ? values.ships : values.noShipping, note].filter(Boolean).join(" ");
}

function dueText({ terms }: Sheet, { words, days }: SheetTexts): string {
  const { due } = words.sheet;
  const draft = terms.draftRequired && terms.draftDueOn ? [due.draft(days.fullDay(terms.draftDueOn))] : [];
  const post = due.post(
    terms.postFrom === terms.postTo
      ? days.fullDay(terms.postFrom)
      : words.dates.period(days.fullDay(terms.postFrom), days.fullDay(terms.postTo)),
  );
  return [...draft, post, due.report].join(due.separator);
}

function feeText({ terms, feeYen, taxYen, withholdingYen, netYen }: Sheet, { words, format }: SheetTexts) {
  const { sheet: say } = words;
  const reason = words.terms.values.withholdingReasons[terms.withholding.reason];
  const withheld =
    terms.withholding.kind === "none"
      ? say.noWithholding(reason)
      : say.withheld(format.yen(withholdingYen), reason);
  return say.fee(format.yen(feeYen), format.yen(taxYen), withheld, format.yen(netYen));
}

function payText({ payTable }: Sheet, { words, format, days }: SheetTexts): string {
  const { pay } = words.sheet;
  const windows = payTable.map(({ from, to, payOn }) =>
    from === to
      ? pay.day(format.monthDay(from), days.fullDay(payOn))
      : pay.window(format.monthDay(from), format.monthDay(to), days.fullDay(payOn)),
  );
  return windows.join(pay.separator) + pay.end;
}

export function formatsText({ formats }: Pick<Terms, "formats">, { words }: Pick<SheetTexts, "words">) {
  const { values } = words.terms;
  return formats
    .map(({ format, count }) => values.format(values.formats[format], count))
    .join(values.separator);
}

export function usageText({ usage }: Pick<Terms, "usage">, { words, format }: SheetTexts): string {
  const { values } = words.terms;
  const scope = values.usage[usage.scope];
  if (usage.scope === "none") return scope;
  const where = usage.channels ? `${scope}（${usage.channels}）` : scope;
  return usage.until ? values.usageUntil(where, format.day(usage.until)) : where;
}
