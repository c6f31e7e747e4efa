import { faultsOf } from "@tomoru/contract/faults";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { CancellationEntries, cancellationFaultText, lastDayOfMonthInJapan } from "./membership.view.ts";

describe("a withdrawal ends on the last day of the month in Japan", () => {
  test.each([
    ["2026-11-21T00:00:00Z", "2026-11-30"],
    ["2026-11-30T14:59:59Z", "2026-11-30"],
    ["2026-11-30T15:00:00Z", "2026-12-31"],
    ["2028-01-31T15:00:00Z", "2028-02-29"],
  ])("asked for at %s it is %s", (now, day) => {
    expect(lastDayOfMonthInJapan(new Date(now))).toBe(day);
  });
});

describe("what the cancellation form says", () => {
  const right = {
    name: "山田 花子",
    email: "hanako@example.jp",
    phone: "",
    reason: "others",
    description: "—",
  };
  const textsOf = (more: Partial<CancellationEntries>, words = ja) => {
    const entries = { ...right, ...more };
    const { error } = z.safeParse(CancellationEntries, entries);
    return (error ? faultsOf(error) : []).map((fault) => cancellationFaultText({ fault, entries, words }));
  };

  test("is nothing when only the phone is left empty", () => {
    expect(textsOf({})).toEqual([]);
  });

  test("is to select a reason when none is chosen", () => {
    expect(textsOf({ reason: "" })).toEqual(["理由を選択してください"]);
    expect(textsOf({ reason: "" }, en)).toEqual(["Select at least one"]);
  });

  test("names how long a phone number, a name and a detail may be", () => {
    expect(
      textsOf({ phone: "0".repeat(21), name: "あ".repeat(101), description: "あ".repeat(1001) }),
    ).toEqual([
      "氏名は100文字以内で入力してください",
      "電話番号は20文字以内で入力してください",
      "理由の詳細は1000文字以内で入力してください",
    ]);
  });

  test("asks for the detail of the chosen reason", () => {
    expect(textsOf({ description: " " })).toEqual(["理由の詳細を入力してください"]);
  });
});
