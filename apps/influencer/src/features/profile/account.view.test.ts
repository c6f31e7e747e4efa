import { faultsOf } from "@tomoru/contract/faults";
import { AccountForm } from "@tomoru/contract/influencer/account";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { accountFaultText, entriesOf } from "./account.view.ts";

const profile = aProfile();

function textsOf(entries: AccountForm, words = ja): string[] {
  const { error } = z.safeParse(AccountForm, entries);
  const birth = { year: "", month: "", day: "" };
  const rest = { bio: entries.bio ?? "", birth, today: new Date(2026, 10, 21), words };
  return (error ? faultsOf(error) : []).map((fault) => accountFaultText({ fault, ...rest }));
}

test("an empty account says of each field what it needs, in English as the product quotes it", () => {
  const empty = { ...entriesOf(profile), fullName: "" };
  expect(textsOf(empty, en)).toEqual([
    "Name is required",
    "Year must be a number",
    "Creator Name is required",
    "Category is required",
  ]);
  expect(textsOf(empty)).toEqual([
    "氏名を入力してください",
    "生年月日の年を選択してください",
    "クリエイター名を入力してください",
    "カテゴリーを選択してください",
  ]);
});

test("a bio that is too long says so, counted in characters", () => {
  const filled = { ...entriesOf(profile), dob: "2000-02-29", creatorName: "hanako", category: ["beauty"] };
  expect(textsOf({ ...filled, bio: "🌊".repeat(150) })).toEqual([]);
  expect(textsOf({ ...filled, bio: "🌊".repeat(151) })).toEqual(["自己紹介は150文字以内で入力してください"]);
});
