import type { SearchRange } from "@tomoru/contract/company/discovery";
import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import type { RangeText } from "@tomoru/ui/forms/range-inputs";
import type { Range } from "./search-address.view.ts";

/** The yen in one unit of a typed price: 万 or K. */
const yenUnits = { ja: 10_000, en: 1000 } as const satisfies Record<Locale, number>;

/** The value sent for one typed unit: 1 % is 100, 1万 is 10,000 yen. */
export function unitOf(range: SearchRange, locale: Locale): number {
  if (range === "engagement" || range === "prShare") return 100;
  if (range === "price") return yenUnits[locale];
  return 1;
}

export function rangeText({ min, max }: Range, unit: number): RangeText {
  return { least: endText(min, unit), most: endText(max, unit) };
}

function endText(value: number | null, unit: number): string {
  if (value === null) return "";
  const shown = String(value / unit);
  return unit === 1 ? shown.replaceAll(/\B(?=(\d{3})+$)/g, ",") : shown;
}

const most = 999_999_999;

/** As the results write them. */
const scales: Readonly<Record<string, number>> = { 万: 10_000, k: 1000, K: 1000, M: 1_000_000 };

type Of = { readonly range: SearchRange; readonly locale: Locale };

/** What was typed, full width, with commas and units too; null where an end is no number. */
export function rangeFrom({ least, most: highest }: RangeText, of: Of): Range | null {
  const ends = [least, highest].map((text) => numberFrom(text, of));
  const [min = null, max = null] = ends;
  return ends.some((end) => Number.isNaN(end)) ? null : { min, max };
}

function numberFrom(text: string, { range, locale }: Of): number | null {
  const plain = text.normalize("NFKC").replaceAll(/[,\s円¥人回%]/g, "");
  if (plain === "") return null;
  const [, number, scale] = /^(\d{1,9}(?:\.\d+)?)([万kKM])?$/.exec(plain) ?? [];
  if (number === undefined) return Number.NaN;
  const unit = unitOf(range, locale);
  if (scale !== undefined) {
    return unit === 100 ? Number.NaN : Math.min(most, Math.round(Number(number) * (scales[scale] ?? 1)));
  }
  const value = Math.round(Number(number) * unit);
  // A price higher than any fee was typed in yen: 300000 stands for 30万.
  return Math.min(most, range === "price" && value > limits.feeYen.max ? Number(number) : value);
}

export function isCrossed({ min, max }: Range): boolean {
  return min !== null && max !== null && min > max;
}
