import { PasswordReset, PasswordUpdate } from "@tomoru/contract/accounts/passwords";
import { faultsOf } from "@tomoru/contract/faults";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { changeFaultText, resetFaultText } from "./fault-texts.ts";

const good = "Hikari-0731";

describe("what the reset form says", () => {
  const textsOf = (entries: z.input<typeof PasswordReset>) => {
    const { error } = z.safeParse(PasswordReset, entries);
    return (error ? faultsOf(error) : []).map((fault) =>
      resetFaultText({ fault, password: entries.password, words: ja }),
    );
  };

  test("is nothing when both are the same good password", () => {
    expect(textsOf({ password: good, confirmPassword: good })).toEqual([]);
  });

  test("is that the passwords do not match, at the confirmation", () => {
    expect(textsOf({ password: good, confirmPassword: "Hikari-0732" })).toEqual([
      "確認用のパスワードが一致しません",
    ]);
  });

  test("is to enter a new password when none is there", () => {
    expect(textsOf({ password: "", confirmPassword: "" })).toEqual(["新しいパスワードを入力してください"]);
  });

  test("is that a password is easy to guess when it meets every rule and the server refuses it", () => {
    const fault = { field: "password", refusal: "passwordInvalid" } as const;
    expect(resetFaultText({ fault, password: "Password1!", words: ja })).toBe(ja.forms.passwordRefused);
  });
});

describe("what the change form says", () => {
  const textsOf = (entries: z.input<typeof PasswordUpdate>, words = ja) => {
    const { error } = z.safeParse(PasswordUpdate, entries);
    return (error ? faultsOf(error) : []).map((fault) => changeFaultText({ fault, entries, words }));
  };

  test("is to choose another password when the new one is the present one", () => {
    const same = { currentPassword: good, newPassword: good, confirmPassword: good };
    expect(textsOf(same)).toEqual(["現在と異なるパスワードを入力してください"]);
    expect(textsOf(same, en)).toEqual(["Choose a password different from your current one"]);
  });

  test("names each of the three where it is missing", () => {
    expect(textsOf({ currentPassword: "", newPassword: "", confirmPassword: "" })).toEqual([
      "現在のパスワードを入力してください",
      "新しいパスワードを入力してください",
      "新しいパスワード（確認用）を入力してください",
    ]);
  });

  test("is that the present password is wrong when the server says so", () => {
    const fault = { field: "currentPassword", refusal: "passwordNotMatched" } as const;
    const entries = { currentPassword: "Wrong-0731", newPassword: good };
    expect(changeFaultText({ fault, entries, words: ja })).toBe("現在のパスワードが正しくありません");
  });
});
