import { countryCodes } from "@tomoru/contract/countries";
import { locales } from "@tomoru/contract/fields";
import { expect, test } from "vitest";
import { countryName } from "./country-names.ts";

test.each(locales)("a country has the name that Intl has for it (%s)", (locale) => {
  const names = new Intl.DisplayNames(locale, { type: "region", style: "short" });
  for (const code of countryCodes) expect(countryName(code, locale)).toBe(names.of(code));
});

test("a code that is none of the product's stays what it is", () => {
  expect(countryName("XX", "ja")).toBe("XX");
  expect(countryName("toString", "en")).toBe("toString");
});
