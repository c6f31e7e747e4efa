import { expect, test } from "vitest";
import { countryCodes } from "./countries.ts";

test("Japan and the thirty countries of the product can be chosen, Japan first, each once", () => {
  expect(countryCodes[0]).toBe("JP");
  expect(new Set(countryCodes).size).toBe(31);
  const names = new Intl.DisplayNames("en", { type: "region", style: "short" });
  expect(countryCodes.slice(1).map((code) => names.of(code))).toEqual([
    "Hong Kong",
    "Philippines",
    "Australia",
    "Türkiye",
    "Denmark",
    "Saudi Arabia",
    "United Arab Emirates",
    "South Africa",
    "Tunisia",
    "Panama",
    "India",
    "France",
    "Italy",
    "Mexico",
    "New Zealand",
    "Vietnam",
    "Malaysia",
    "Romania",
    "Taiwan",
    "Jordan",
    "Finland",
    "US",
    "Thailand",
    "Indonesia",
    "Argentina",
    "Austria",
    "Poland",
    "South Korea",
    "Belgium",
    "Kazakhstan",
  ]);
});
