import { SignIn } from "@tomoru/contract/accounts/sign-in";
import type { FailureName } from "@tomoru/contract/codes";
import { faultsOf } from "@tomoru/contract/faults";
import { SignUp } from "@tomoru/contract/influencer/sign-up";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { faultText } from "./fault-text.ts";

function textsOf(schema: z.ZodMiniType, values: object): string[] {
  const { error } = z.safeParse(schema, values);
  const labels: Record<string, string> = {
    fullName: "氏名",
    email: "メールアドレス",
    username: "メールアドレス",
    password: "パスワード",
  };
  return error
    ? faultsOf(error).map((fault) => faultText({ fault, label: labels[fault.field] ?? "", words: ja }))
    : [];
}

test("an empty form says for each field what to enter", () => {
  expect(textsOf(SignUp, { fullName: "", email: " ", password: "" })).toEqual([
    "氏名を入力してください",
    "メールアドレスを入力してください",
    "パスワードを入力してください",
  ]);
});

test("a length out of bounds names the bound", () => {
  expect(textsOf(SignUp, { fullName: "花", email: "hanako@example.jp", password: "Abcdefg1!" })).toEqual([
    "氏名は2文字以上で入力してください",
  ]);
  expect(textsOf(SignIn, { username: "hanako@example.jp", password: "x".repeat(17) })).toEqual([
    "パスワードは16文字以内で入力してください",
  ]);
});

test("a number out of bounds names the bound as a number", () => {
  const fault = { field: "wishFeeYen", refusal: "dataInvalid", rule: "tooMuch", limit: 50_000_000 } as const;
  expect(faultText({ fault, label: "希望する報酬", words: ja })).toBe(
    "希望する報酬は50,000,000以下で入力してください",
  );
  expect(faultText({ fault: { ...fault, rule: "tooLittle", limit: 3000 }, label: "Fee", words: en })).toBe(
    "Fee must be 3,000 or more",
  );
});

test("a password that lacks a class points at the rules", () => {
  expect(
    textsOf(SignUp, { fullName: "山田 花子", email: "hanako@example.jp", password: "abcdefgh" }),
  ).toEqual(["パスワードの条件をご確認ください"]);
});

test("English keeps the product's quoted texts", () => {
  const say = (refusal: FailureName, label: string) =>
    faultText({ fault: { field: "", refusal }, label, words: en });
  expect([
    say("nameRequired", "Name"),
    say("emailRequired", "Email"),
    say("passwordRequired", "Password"),
  ]).toEqual(["Name is required", "Email is required", "Password is required"]);
  expect(say("emailInvalid", "Email")).toMatch(/^Invalid email address/);
});

test("terms that were not accepted say that they have to be", () => {
  const say = (words: typeof ja) =>
    faultText({ fault: { field: "terms", refusal: "termsNotAccepted" }, label: "", words });
  expect(say(ja)).toBe(ja.forms.acceptTerms);
  expect(say(en)).toBe("Accept the terms to continue");
});
