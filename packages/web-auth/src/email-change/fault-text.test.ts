import { EmailUpdateForm } from "@tomoru/contract/accounts/email-change";
import { faultsOf } from "@tomoru/contract/faults";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { emailFaultText } from "./fault-text.ts";

const email = "hanako@example.jp";

function textsOf(newEmail: string, confirmEmail: string) {
  const entries = { email, newEmail, confirmEmail };
  const { error } = z.safeParse(EmailUpdateForm, entries);
  return (error ? faultsOf(error) : []).map((fault) => emailFaultText({ fault, entries, words }));
}

test("a new address that is confirmed is right, however it is written", () => {
  expect(textsOf("Hana@Example.jp", " hana@example.jp")).toEqual([]);
});

test("the present address is no new one", () => {
  expect(textsOf("HANAKO@example.jp", "hanako@example.jp")).toEqual([
    "現在と異なるメールアドレスを入力してください",
  ]);
});

test("an address that is none is told with an example", () => {
  expect(textsOf("hana@", "hana@")[0]).toBe(words.forms.emailInvalid);
});

test("a confirmation that differs is told at the confirmation", () => {
  expect(textsOf("hana@example.jp", "hama@example.jp")).toEqual(["確認用のメールアドレスが一致しません"]);
});

test("an address that somebody else has is told without a way to sign in", () => {
  const entries = { email, newEmail: "hana@example.jp" };
  expect(emailFaultText({ fault: { field: "newEmail", refusal: "emailInUse" }, entries, words })).toBe(
    "このメールアドレスは登録済みです。別のアドレスをお使いください。",
  );
});
