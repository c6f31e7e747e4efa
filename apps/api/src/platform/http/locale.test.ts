import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test.each([
  [undefined, "ja"],
  ["", "ja"],
  ["en", "en"],
  ["en-US,en;q=0.9,ja;q=0.8", "en"],
  ["ja;q=0.1, en;q=0.9", "en"],
  ["fr, de;q=0.5", "ja"],
  ["fr, en;q=0.2", "en"],
  ["en;q=0, ja", "ja"],
  [";;;q=,,", "ja"],
])("Accept-Language %j means %s", (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
