import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { birthFaultText, birthYears, youthOf } from "./birth-date.view.ts";

const today = new Date(2026, 10, 21);
const parts = { year: "1998", month: "4", day: "12" };

test.each([
  [{ year: "" }, "Year must be a number", "生年月日の年を選択してください"],
  [{ year: "soon" }, "Year must be a number", "生年月日の年を選択してください"],
  [{ year: "1899" }, "Year must be at least 1900", "1900年以降の年を選択してください"],
  [{ year: "2027" }, "Year cannot be in the future", "未来の年は選択できません"],
  [{ month: "" }, "Month must be a number", "生年月日の月を選択してください"],
  [{ month: "0" }, "Month must be at least 1", "1月から12月の中から選択してください"],
  [{ month: "13" }, "Month cannot be more than 12", "1月から12月の中から選択してください"],
  [{ day: "" }, "Day must be a number", "生年月日の日を選択してください"],
  [{ day: "0" }, "Day must be at least 1", "1日以降の日を選択してください"],
  [{ month: "2", day: "30" }, "Choose a date that exists", "存在する日付を選択してください"],
  [
    { year: "2026", month: "12", day: "1" },
    "Date of birth cannot be in the future",
    "未来の日付は選択できません",
  ],
])("a date of birth with %j says what is wrong with it", (wrong, english, japanese) => {
  const birth = { parts: { ...parts, ...wrong }, today };
  expect(birthFaultText({ ...birth, words: en.account.birth })).toBe(english);
  expect(birthFaultText({ ...birth, words: ja.account.birth })).toBe(japanese);
});

test("the years go from this one down to 1900", () => {
  const years = birthYears(today);
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1900, 127]);
});

test.each([
  ["2008-11-21", null],
  ["2008-11-22", "minor"],
  ["2013-11-21", "minor"],
  ["2013-11-22", "child"],
  ["2026-11-21", "child"],
  ["2026-11-22", null],
  ["", null],
])("of who was born on %j it is said that they are too young, or under age: %s", (date, youth) => {
  expect(youthOf(date, "2026-11-21")).toBe(youth);
});
