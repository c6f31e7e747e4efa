import { formatter } from "@tomoru/i18n/format";
import { words } from "@tomoru/i18n/ja/deals/words";
import { expect, test } from "vitest";
import { daysOf } from "./use-deal-language.ts";

const days = daysOf(words, formatter({ locale: "ja", timeZone: "Asia/Tokyo" }));

test("a due is said to the minute, as mails say it; one at midnight ends the day before", () => {
  expect(days.due("2026-12-02T05:20:30.000Z")).toBe("12月2日（水） 14:20");
  expect(days.due("2026-12-02T15:00:00.000Z")).toBe("12月2日（水） 23:59");
});
