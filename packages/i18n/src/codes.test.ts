import { codes } from "@tomoru/contract/codes";
import { expect, test } from "vitest";
import { codes as en } from "./en/common/codes.ts";
import { codes as ja } from "./ja/common/codes.ts";

test.each([
  ["Japanese", ja],
  ["English", en],
])("every code has a text in %s, and there is none without a code", (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(codes).toSorted());
  expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("codes that mean the same to the reader say the same", () => {
  for (const texts of [ja, en]) {
    expect(new Set([texts[1003], texts[1005], texts[1024]]).size).toBe(1);
    expect(new Set([texts[1009], texts[3011]]).size).toBe(1);
    expect(new Set([texts[1008], texts[1019]]).size).toBe(1);
    const ids = [2008, 2009, 2010, 2011, 2013, 2015, 2021, 2022, 2026] as const;
    expect(new Set(ids.map((code) => texts[code])).size).toBe(1);
  }
});
