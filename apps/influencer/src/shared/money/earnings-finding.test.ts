import { formatter } from "@tomoru/i18n/format";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { describe, expect, test } from "vitest";
import { finding } from "./earnings-finding.ts";

describe("the sentence under the bars", () => {
  const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
  const words = ja.home.revenue;

  test("names the best month", () => {
    const months = [
      { month: "2026-10", yen: 80_000 },
      { month: "2026-11", yen: 120_000 },
    ];
    expect(finding({ months, words, format })).toContain("2026年11月の¥120,000");
  });

  test("invents nothing where there is nothing", () => {
    expect(finding({ months: [{ month: "2026-11", yen: 0 }], words, format })).toBe(words.noFinding(1));
  });
});
