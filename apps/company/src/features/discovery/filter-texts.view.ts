import type { SearchRange } from "@tomoru/contract/company/discovery";
import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import { countryName } from "@tomoru/i18n/country-names";
import type { Format } from "@tomoru/i18n/format";
import type { Words } from "@tomoru/i18n/ja/company/words";
import type { SelectOption } from "@tomoru/ui/forms/select";
import { percentText } from "../../shared/accounts/account-texts.view.ts";
import type { AddressedSearch, FilterKey } from "./search-address.view.ts";

type Wording = {
  words: Words;
  format: Format;
  locale: Locale;
  categories: readonly SelectOption[];
};

/** A filter as a text of what it lets through: 美容・旅行, ¥10万〜¥50万. */
export function filterText(filter: FilterKey, search: AddressedSearch, wording: Wording): string {
  const { filters, columns } = wording.words.search;
  const named = (options: readonly SelectOption[], values: readonly string[]) =>
    wording.format.beside(
      values.map((value) => options.find((option) => option.value === value)?.label ?? value),
    );
  switch (filter) {
    case "q":
      return search.q;
    case "category":
      return named(wording.categories, search.category);
    case "country":
      return search.country ? countryName(search.country, wording.locale) : "";
    case "gender":
      return search.gender ? filters.genders[search.gender] : filters.gender;
    case "ageBand":
      return filters.agesSet(wording.format.beside(search.ageBand.map((band) => filters.ages[band])));
    case "lastPostDays":
      return filters.lastPostWithin(search.lastPostDays ?? 0);
    case "followerBand":
      return columns.followers;
    default:
      return `${columns[filter]} ${rangeIn(filter, search, wording)}`;
  }
}

function rangeIn(range: SearchRange, search: AddressedSearch, { words, format }: Wording): string {
  const { filters } = words.search;
  const { min, max } = search.ranges[range];
  const text = (value: number) => {
    if (range === "price") return `\u00a5${format.compact(value)}`;
    return range === "followers" || range === "medianViews" ? format.compact(value) : percentText(value);
  };
  if (min === null) return filters.upTo(text(max ?? 0));
  return max === null ? filters.from(text(min)) : filters.between(text(min), text(max));
}

/** Whether the server takes these keywords. */
export function areKeywords(text: string): boolean {
  const typed = text.split(/\s+/u).filter((word) => word !== "");
  return (
    typed.length <= limits.searchWords && typed.every((word) => [...word].length <= limits.searchWordLength)
  );
}
