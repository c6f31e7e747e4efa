import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf, isFailureName } from "./codes.ts";
import { faultsOf } from "./faults.ts";
import {
  CurrentPassword,
  Email,
  FullName,
  NewPassword,
  normaliseEmail,
  Otp,
  QueryWords,
  SignInPassword,
  text,
} from "./fields.ts";
import { CalendarDate, WebUrl } from "./values.ts";

function refusedWith(schema: z.core.$ZodType, value: unknown): number | undefined {
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return undefined;
  const said = parsed.error.issues.map(({ message }) => message);
  // A message that names no failure would be read as dataInvalid, and nobody would see which one is missing.
  expect(said.filter((message) => !isFailureName(message))).toEqual([]);
  const [fault] = faultsOf(parsed.error);
  return fault && codeOf(fault.refusal);
}

test.each([
  [" Hanako@EXAMPLE.jp ", "hanako@example.jp"],
  ["ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ", "hanako@example.jp"],
  ["hanako@例え.jp", "hanako@xn--r8jz45g.jp"],
  ["no at sign", "no at sign"],
  ["@例え.jp", "@例え.jp"],
  ["a@例え.jp", "a@xn--r8jz45g.jp"],
  ["hanako@a b", "hanako@a b"],
])("an e-mail %j is kept as %j", (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
});

test.each([
  [undefined, 3003],
  [null, 3003],
  ["", 3003],
  ["   ", 3003],
  ["hanako", 3004],
  ["hanako@localhost", 3004],
  ["@example.jp", 3004],
  ["a@b@example.jp", 3004],
  ["a..b@example.jp", 3004],
  [".a@example.jp", 3004],
  ["hanako@example.jp/path", 3004],
  ["hanako@192.0.2.1", 3004],
  ["hanako@-example.jp", 3004],
  [`${"a".repeat(245)}@example.jp`, 3004],
  [`hanako@${"a".repeat(64)}.jp`, 3004],
  ["hanako@example.j", 3004],
  ["hanako@example.j1", 3004],
  ["hanako@example-.jp", 3004],
  ["a b@example.jp", 3004],
  [["hanako@example.jp"], 3004],
])("the e-mail %j is refused with %i", (value, code) => {
  expect(refusedWith(Email, value)).toBe(code);
});

test.each([
  "a.b+c@example.jp",
  `hanako@${"a".repeat(63)}.jp`,
  "hanako@a.b.example.co.jp",
  "h@1.jp",
  "hanako@例え.テスト",
])("%s is an e-mail", (value) => {
  expect(refusedWith(Email, value)).toBeUndefined();
});

test("an e-mail of 254 characters is accepted", () => {
  expect(refusedWith(Email, `${"a".repeat(243)}@example.jp`)).toBeUndefined();
});

test.each([
  [undefined, 3001],
  ["", 3001],
  ["12345", 3002],
  [123_456, 3002],
  ["1".repeat(17), 3002],
])("sign-in refuses the password %j with %i", (value, code) => {
  expect(refusedWith(SignInPassword, value)).toBe(code);
});

test.each([
  [undefined, 3001],
  ["", 3001],
  ["1234567", 3002],
  ["1".repeat(17), 3002],
  [12_345_678, 3002],
  ["12345678", undefined],
  ["1".repeat(16), undefined],
])("of today's password %j the answer is %j", (value, code) => {
  expect(refusedWith(CurrentPassword, value)).toBe(code);
});

test("what turns the direction of the text after it is refused, letters that are written from the right are not", () => {
  const rules = [text({ max: 20 }), text({ max: 20, lines: "many" })];
  for (const rule of rules) {
    const turning = ["a\u202egpj.exe", "\u202aa", "\u2066a\u2069"].map((value) => refusedWith(rule, value));
    expect(turning).toEqual([1023, 1023, 1023]);
    expect(refusedWith(rule, "\u05e9\u05dc\u05d5\u05dd")).toBeUndefined();
  }
});

test("a text of several lines may hold tabs and line feeds, and none may hold other control characters", () => {
  const [one, many] = [text({ max: 5 }), text({ max: 5, lines: "many" })];
  expect(["a\tb\nc", "a\u0000b", "a\u000bb"].map((value) => refusedWith(many, value))).toEqual([
    undefined,
    1023,
    1023,
  ]);
  expect(["a\tb\nc", "a\u0000b"].map((value) => refusedWith(one, value))).toEqual([1023, 1023]);
});

test("a text that is missing is told apart from one that is too long or none", () => {
  const five = text({ max: 5 });
  expect([undefined, null, "", "  ", "123456", 12].map((value) => refusedWith(five, value))).toEqual([
    3009, 3009, 3009, 3009, 1023, 1023,
  ]);
});

test.each(["123456", "1".repeat(16), "日本語です。"])(
  "sign-in asks nothing but the length of %j",
  (value) => {
    expect(refusedWith(SignInPassword, value)).toBeUndefined();
  },
);

test.each([
  [undefined, 3001],
  ["", 3001],
  ["Aa1!aaa", 3002],
  ["Aa1!aaaaaaaaaaaaa", 3002],
  ["AA1!AAAA", 3002],
  ["aa1!aaaa", 3002],
  ["Aaa!aaaa", 3002],
  ["Aa1aaaaa", 3002],
  ["Aa1!aaa漢", 3002],
  ["Aa1!aaa ", 3002],
  ["Aa1!aaa~", 3002],
])("a new password %j is refused with %i", (value, code) => {
  expect(refusedWith(NewPassword, value)).toBe(code);
});

test.each([..."!@#$%^&*()-_+.?"])("%s counts as the special character of a new password", (special) => {
  expect(refusedWith(NewPassword, `Aa1aaaa${special}`)).toBeUndefined();
});

test.each([
  [undefined, 3007],
  ["  ", 3007],
  ["花", 1023],
  ["あ".repeat(51), 1023],
  ["山田\n花子", 1023],
])("the name %j is refused with %i", (value, code) => {
  expect(refusedWith(FullName, value)).toBe(code);
});

test.each(["花子", "🙂".repeat(50), " 山田 花子 "])(
  "the name %j is accepted; lengths count characters",
  (value) => {
    expect(refusedWith(FullName, value)).toBeUndefined();
  },
);

test.each([
  [undefined, 1009],
  ["", 1009],
  ["12345", 3011],
  ["1234567", 3011],
  ["12345a", 3011],
  [123456, 3011],
])("the code %j is refused with %i", (value, code) => {
  expect(refusedWith(Otp, value)).toBe(code);
});

test("full-width digits are a code", () => {
  expect(z.parse(Otp, " １２３４５６ ")).toBe("123456");
});

test.each([
  ["2026-02-29", 1023],
  ["2026-13-01", 1023],
  ["2026-1-1", 1023],
  ["", 3009],
  [undefined, 3009],
])("the date %j is refused with %i", (value, code) => {
  expect(refusedWith(CalendarDate, value)).toBe(code);
});

test("the leap day of a leap year is a date", () => {
  expect(refusedWith(CalendarDate, "2028-02-29")).toBeUndefined();
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//example.jp",
  "user@example.jp",
  "example.jp:8080",
  "localhost",
  "3.5",
  "https://",
  "ftp://example.jp",
])("the product page %j is refused: only http and https reach a screen", (value) => {
  expect(refusedWith(WebUrl, value)).toBe(1023);
});

test.each([
  [Email, "emailRequired"],
  [SignInPassword, "passwordRequired"],
  [CurrentPassword, "passwordRequired"],
  [NewPassword, "passwordRequired"],
  [Otp, "otpRequired"],
  [FullName, "nameRequired"],
])("of what is empty nothing is said but that: %#", (schema, message) => {
  const { error } = z.core.safeParse(schema, "");
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("words of a query are trimmed, may be empty, and are no longer than a hundred characters", () => {
  expect(z.parse(QueryWords, "  しずく ")).toBe("しずく");
  for (const fine of ["", "a".repeat(100)]) expect(refusedWith(QueryWords, fine)).toBeUndefined();
  for (const wrong of ["a".repeat(101), "a\u0000b", 5]) expect(refusedWith(QueryWords, wrong)).toBe(1023);
});

test("what is no text is no password either, and is told as one", () => {
  for (const schema of [SignInPassword, CurrentPassword, NewPassword])
    expect(refusedWith(schema, 12_345_678)).toBe(codeOf("passwordInvalid"));
});
