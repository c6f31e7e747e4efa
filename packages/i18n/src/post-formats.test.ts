import { locales } from "@tomoru/contract/fields";
import { platforms } from "@tomoru/contract/platforms";
import { expect, test } from "vitest";
import { postFormats, postFormatsIn, postFormatText } from "./post-formats.ts";

test("what was ticked in one language is known in the other, with its count", () => {
  for (const text of ["リール 2本", "Reel 2"]) {
    expect(postFormatsIn([text], "instagram")).toEqual([{ kind: 0, count: 2 }]);
    expect(postFormatText(text, { platform: "instagram", locale: "ja" })).toBe("リール 2本");
    expect(postFormatText(text, { platform: "instagram", locale: "en" })).toBe("Reel 2");
  }
});

test("a kind stands once, in the order of the form, and one post is meant where no count is written", () => {
  expect(postFormatsIn(["Story 3", "リール", "Reel 4"], "instagram")).toEqual([
    { kind: 0, count: 1 },
    { kind: 2, count: 3 },
  ]);
  expect(postFormatText("ストーリーズ", { platform: "instagram", locale: "en" })).toBe("Story");
});

test("what the platform does not have is none of its kinds, and free words stay as they were written", () => {
  expect(postFormatsIn(["動画 1本", "リール（縦型） 1本", "リール 11本", ""], "instagram")).toEqual([]);
  expect(postFormatText("リール（縦型） 1本", { platform: "instagram", locale: "en" })).toBe(
    "リール（縦型） 1本",
  );
});

test.each(platforms)("every kind on %s has its name in every language", (platform) => {
  const counts = locales.map((locale) => new Set(postFormats[platform][locale]).size);
  expect(new Set(counts).size).toBe(1);
});
