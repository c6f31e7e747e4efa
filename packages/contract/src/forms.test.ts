import { expect, test } from "vitest";
import { z } from "zod/mini";
import { SignUpCodeRequest } from "./accounts/account-endpoints.ts";
import { EmailUpdateForm } from "./accounts/email-change.ts";
import { PasswordCodeRequest, PasswordReset, PasswordUpdate } from "./accounts/passwords.ts";
import { SignIn } from "./accounts/sign-in.ts";
import { codeOf } from "./codes.ts";
import { faultsOf } from "./faults.ts";
import { AccountForm } from "./influencer/account.ts";
import { register, verifyPasswordCode, verifySignUpEmail } from "./influencer/accounts.ts";
import { BankInfo, normaliseKana } from "./influencer/bank.ts";
import { CancellationForm, cancellationReasons } from "./influencer/membership.ts";
import { SignUp } from "./influencer/sign-up.ts";
import { aBankAccount } from "./testing/bank.builder.ts";

const email = "hanako@example.jp";
const password = "Hikari-0731";
const next = "Akari-2027";
const tooLongEmail = `${"a".repeat(245)}@example.jp`;

function faults(schema: z.core.$ZodType, entries: object): string[] {
  const parsed = z.core.safeParse(schema, entries);
  return parsed.success
    ? []
    : faultsOf(parsed.error).map(({ field, refusal }) => `${field} ${codeOf(refusal)}`);
}

test("signing in asks for an e-mail and for a password of 6 to 16", () => {
  const say = (entries: object) => faults(SignIn, entries);
  expect(say({ username: email, password: "123456" })).toEqual([]);
  expect(say({})).toEqual(["username 3003", "password 3001"]);
  expect(say({ username: tooLongEmail, password: "12345" })).toEqual(["username 3004", "password 3002"]);
  expect(say({ username: email, password: "1".repeat(17) })).toEqual(["password 3002"]);
});

test("signing up asks for a name of 2 to 50, an e-mail and a new password", () => {
  const say = (entries: object) => faults(SignUp, entries);
  expect(say({ fullName: "花子", email, password })).toEqual([]);
  expect(say({})).toEqual(["fullName 3007", "email 3003", "password 3001"]);
  expect(say({ fullName: "あ".repeat(51), email: "hanako", password: "abcdefgh" })).toEqual([
    "fullName 1023",
    "email 3004",
    "password 3002",
  ]);
});

test("a request for a code of a sign-up has an e-mail, and whatever else comes with it makes it the completion", () => {
  const { bodyFor } = verifySignUpEmail;
  for (const raw of [null, undefined, "email", 1, {}, { email }, { email, locale: "en" }])
    expect(bodyFor(raw)).toBe(SignUpCodeRequest);
  for (const raw of [{ email, otp: "123456" }, { fullName: null }, { password: "" }])
    expect(bodyFor(raw)).toBe(register.body);
});

test("a forgotten password asks for an e-mail, and then for six digits", () => {
  expect(faults(PasswordCodeRequest, { email })).toEqual([]);
  expect(faults(PasswordCodeRequest, {})).toEqual(["email 3003"]);
  expect(faults(PasswordCodeRequest, { email: tooLongEmail })).toEqual(["email 3004"]);
  const { body } = verifyPasswordCode;
  expect(faults(body, { email, otp: "123456" })).toEqual([]);
  expect(faults(body, { email })).toEqual(["otp 1009"]);
  for (const otp of ["12345", "1234567", "12345a"]) {
    expect(faults(body, { email, otp })).toEqual(["otp 3011"]);
  }
});

test("a reset asks for a new password, in letters, digits and signs only, and the same again", () => {
  const say = (first: string, second = first) =>
    faults(PasswordReset, { password: first, confirmPassword: second });
  expect(say(next)).toEqual([]);
  expect(say("Akari 2027")).toEqual(["password 3002"]);
  expect(say("akari-2027")).toEqual(["password 3002"]);
  expect(say(next, password)).toEqual(["confirmPassword 3006"]);
});

test("a change of password asks for the present one, for another one, and for that again", () => {
  const say = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    faults(PasswordUpdate, { currentPassword, newPassword, confirmPassword });
  expect(say(password, next)).toEqual([]);
  expect(say("12345", next)).toEqual(["currentPassword 3002"]);
  expect(say(password, password)).toEqual(["newPassword 3002"]);
  expect(say(password, "akari-2027")).toEqual(["newPassword 3002"]);
  expect(say(password, next, password)).toEqual(["confirmPassword 3006"]);
});

test("a change of e-mail asks for another one than the registered, and for the same again", () => {
  const say = (newEmail: string, confirmEmail = newEmail, registered = email) =>
    faults(EmailUpdateForm, { email: registered, newEmail, confirmEmail });
  expect(say("hana@example.jp")).toEqual([]);
  expect(say("hana@example.jp", "hana@example.jp", "")).toEqual(["email 3003"]);
  expect(say(" HANAKO@example.jp")).toEqual(["newEmail 3004"]);
  expect(say(tooLongEmail)).toEqual(["newEmail 3004", "confirmEmail 3004"]);
  expect(say("hana@example.jp", "hama@example.jp")).toEqual(["confirmEmail 3005"]);
});

test("a cancellation asks for a name, an e-mail, a reason and its detail, and not for a phone", () => {
  const say = (entries: object) => faults(CancellationForm, entries);
  const right = { name: "山田 花子", email, phone: "", reason: "others", description: "お休みします。" };
  for (const reason of cancellationReasons) expect(say({ ...right, reason })).toEqual([]);
  expect(say({ phone: "" })).toEqual(["name 3007", "email 3003", "reason 3009", "description 3009"]);
  const long = { ...right, name: "あ".repeat(101), email: tooLongEmail, phone: "1".repeat(21) };
  expect(say(long)).toEqual(["name 1023", "email 3004", "phone 1023"]);
  expect(say({ ...right, reason: "expensive" })).toEqual(["reason 1023"]);
});

test("a bank account asks for its six fields within their lengths, the number in digits", () => {
  const say = (entries: object) => faults(BankInfo, { ...account, ...entries });
  const account = aBankAccount({ accountType: "current" });
  expect(say({})).toEqual([]);
  expect(faults(BankInfo, {})).toEqual(Object.keys(account).map((field) => `${field} 3009`));
  for (const field of ["fullName", "accountName"]) {
    for (const length of [3, 50]) expect(say({ [field]: "あ".repeat(length) })).toEqual([]);
    for (const length of [2, 51]) expect(say({ [field]: "あ".repeat(length) })).toEqual([`${field} 1023`]);
  }
  for (const field of ["bankName", "branchName"]) {
    expect(say({ [field]: "あ".repeat(100) })).toEqual([]);
    expect(say({ [field]: "あ".repeat(101) })).toEqual([`${field} 1023`]);
  }
  for (const length of [8, 20]) expect(say({ accountNumber: "1".repeat(length) })).toEqual([]);
  for (const length of [7, 21]) {
    expect(say({ accountNumber: "1".repeat(length) })).toEqual(["accountNumber 1023"]);
  }
  expect(say({ accountNumber: "1234-5678" })).toEqual(["accountNumber 3013"]);
  // Half-width kana have voiced marks as separate characters.
  expect(BankInfo.parse({ ...account, accountName: "ﾀﾞ".repeat(50) }).accountName).toBe("ダ".repeat(50));
  expect(say({ accountName: "ﾀﾞｲ" })).toEqual(["accountName 1023"]);
  expect(say({ accountType: "checking" })).toEqual(["accountType 1023"]);
});

test.each([
  ["やまだ はなこ", "ヤマダ ハナコ"],
  ["ﾔﾏﾀﾞ ﾊﾅｺ", "ヤマダ ハナコ"],
  ["やまﾀﾞ　ハナこ", "ヤマダ　ハナコ"],
  ["か\u3099く・ゔぃらーゞ", "ガク・ヴィラーヾ"],
  ["山田 花子", "山田 花子"],
  ["YAMADA（株）", "YAMADA（株）"],
])("the kana of %j are kept as %j", (typed, kept) => {
  expect(normaliseKana(typed)).toBe(kept);
  expect(normaliseKana(kept)).toBe(kept);
});

test("an account asks for name, e-mail, date of birth, creator name and a category, and for nothing else", () => {
  const say = (entries: object) => faults(AccountForm, { ...account, ...entries });
  const account = {
    fullName: "山田 花子",
    email,
    dob: "2000-02-29",
    creatorName: "hanako",
    category: ["beauty"],
    bio: "",
    country: null,
    gender: null,
    notification: false,
  };
  expect(say({})).toEqual([]);
  expect(say({ fullName: "", email: "", dob: "", creatorName: " ", category: [] })).toEqual([
    "fullName 3007",
    "email 3003",
    "dob 3009",
    "creatorName 3009",
    "category 3009",
  ]);
  for (const dob of ["1899-12-31", "2999-01-01", "2001-02-29", "2000-13-01"]) {
    expect(say({ dob })).toEqual(["dob 1023"]);
  }
  expect(say({ dob: "1900-01-01" })).toEqual([]);
});
