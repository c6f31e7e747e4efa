import { expect, test } from "vitest";
import { categoryOptions, countryOptions } from "./named-options.ts";

test("the countries are named in the person's language, Japan first", () => {
  const [japan, ...others] = countryOptions("ja");
  expect(japan).toEqual({ value: "JP", label: "日本" });
  expect(others).toHaveLength(30);
  expect(others).toContainEqual({ value: "TW", label: "台湾" });
  const labels = countryOptions("en").map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["Japan", "Argentina", "Australia"]);
});

test("a category is named in the person's language", () => {
  const beauty = { categoryId: "beauty", categoryName: "美容", categoryNameEn: "Beauty" };
  expect(categoryOptions([beauty], "ja")).toEqual([{ value: "beauty", label: "美容" }]);
  expect(categoryOptions([beauty], "en")).toEqual([{ value: "beauty", label: "Beauty" }]);
});
