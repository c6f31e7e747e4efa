import {
  type PlanId,
  type PlanKey,
  type PlanValue,
  planGroups,
  planOf,
  plans,
} from "@tomoru/contract/company/plans";
import type { Format } from "@tomoru/i18n/format";
import type { PlansWords } from "@tomoru/i18n/ja/company/plans";
import type { PlanRowGroup } from "@tomoru/ui/data/plan-table";

import { percentWithTax } from "./plan-prices.ts";

type Say = { words: PlansWords; format: Pick<Format, "number"> };

/** The 17 rows in words, by their groups. */
export function planRows(say: Say): PlanRowGroup<PlanId>[] {
  return planGroups.map((group) => ({
    key: group,
    title: say.words.groups[group],
    rows: plans.rows
      .filter((row) => row.group === group)
      .map((row) => ({
        key: row.key,
        label: say.words.labels[row.key],
        values: {
          free: rowText(row, "free", say),
          standard: rowText(row, "standard", say),
          professional: rowText(row, "professional", say),
        },
      })),
  }));
}

/** The value of a plan's row: true for a tick, false for none, or a text. */
export function valueText(key: PlanKey, value: PlanValue, { words, format }: Say): string | boolean {
  if (key === "filters") return value === true ? words.allFilters : words.basicFilters;
  if (value === "quote") return words.quote;
  if (typeof value === "boolean") return value;
  if (key === "csvRowsPerMonth" && value === 0) return false;
  if (key === "toolFeeBps") return words.toolFee(...toolFeeRates(value, format));
  const { amounts } = words;
  return hasOwn(amounts, key) ? amounts[key](format.number(value)) : format.number(value);
}

/** The same where the row has this value alone: without what its name has said. */
export function namedValueText(key: PlanKey, value: PlanValue, say: Say): string {
  const { filters, ...amounts } = say.words.named;
  if (key === "filters") return value === true ? filters.all : filters.basic;
  if (typeof value === "number" && hasOwn(amounts, key)) return amounts[key](say.format.number(value));
  const text = valueText(key, value, say);
  if (typeof text === "string") return text;
  return text ? say.words.has : say.words.none;
}

/** The percents of the tool fee, without its tax and with it. */
export function toolFeeRates(bps: number, format: Say["format"]): [untaxed: string, taxed: string] {
  const percent = bps / 100;
  return [format.number(percent), format.number(percentWithTax(percent))];
}

type Row = (typeof plans.rows)[number];

function rowText(row: Row, planId: PlanId, say: Say): boolean | string[] {
  const { values } = planOf(planId);
  const first = valueText(row.key, values[row.key], say);
  if (typeof first === "boolean") return first;
  const others = "also" in row ? row.also.map((key) => String(valueText(key, values[key], say))) : [];
  return [first, ...others].map((text, index) => (index < others.length ? text + say.words.and : text));
}

function hasOwn<Texts extends object>(texts: Texts, key: PropertyKey): key is keyof Texts {
  return Object.hasOwn(texts, key);
}
