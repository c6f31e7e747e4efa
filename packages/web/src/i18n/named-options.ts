import { countryCodes } from "@tomoru/contract/countries";
import type { Locale } from "@tomoru/contract/fields";
import type { Category } from "@tomoru/contract/influencer/profile";
import { countryName } from "@tomoru/i18n/country-names";

/** The countries by their names in the person's language, Japan first. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  const [home, ...others] = countryCodes.map((value) => ({ value, label: countryName(value, locale) }));
  return [...(home ? [home] : []), ...others.sort((one, other) => compare(one.label, other.label))];
}

export function categoryOptions(categories: readonly Category[], locale: Locale) {
  return categories.map(({ categoryId, categoryName, categoryNameEn }) => ({
    value: categoryId,
    label: locale === "ja" ? categoryName : categoryNameEn,
  }));
}
