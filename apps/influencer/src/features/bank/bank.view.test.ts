import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { bankFaultText, completedNumber, entriesOf, fieldsLeft, nameNote } from "./bank.view.ts";

const filled = aBankAccount();

test("an empty form has five fields left: the kind of account is savings until somebody says otherwise", () => {
  const listed = true;
  expect(fieldsLeft(entriesOf(null, ""), { listed })).toBe(5);
  expect(fieldsLeft(entriesOf(null, "東 亮"), { listed })).toBe(4);
  expect(fieldsLeft({ ...filled, accountNumber: "1", fullName: "東" }, { listed })).toBe(2);
  expect(fieldsLeft(filled, { listed })).toBe(0);
});

test("seven digits of a listed bank are enough to save", () => {
  const sevenDigits = { ...filled, accountNumber: "1234567" };
  expect(fieldsLeft(sevenDigits, { listed: true })).toBe(0);
  expect(fieldsLeft(sevenDigits, { listed: false })).toBe(1);
});

test("seven digits of a listed bank get a zero in front, those of any other stay as they are", () => {
  expect(completedNumber("１２３-４５６７", { listed: true })).toEqual({
    accountNumber: "01234567",
    zeroAdded: true,
  });
  expect(completedNumber("1234567", { listed: false })).toEqual({
    accountNumber: "1234567",
    zeroAdded: false,
  });
});

test("what is not a digit stays visible in the account number", () => {
  expect(completedNumber("12345a7", { listed: true })).toEqual({
    accountNumber: "12345a7",
    zeroAdded: false,
  });
});

test.each([
  ["", "fieldRequired", "口座番号を入力してください", "Account Number is required"],
  ["12a", "numberRequired", "口座番号は数字で入力してください", "Please enter a number"],
  ["123", "dataInvalid", "口座番号は8桁以上で入力してください", "Account Number must be at least 8 digits"],
  [
    "1".repeat(21),
    "dataInvalid",
    "口座番号は20桁以内で入力してください",
    "Account Number must be 20 digits or fewer",
  ],
] as const)("an account number %j says what to do", (accountNumber, refusal, japanese, english) => {
  const fault = { field: "accountNumber", refusal };
  expect(bankFaultText({ fault, accountNumber, words: ja })).toBe(japanese);
  expect(bankFaultText({ fault, accountNumber, words: en })).toBe(english);
});

test.each(["ヤマダ ハナコ", "ヤマダ　ハナコ", "ﾔﾏﾀﾞ ﾊﾅｺ", "やまだ はなこ", "カ）トモルー", "ABC ジャパン"])(
  "%s is a name as in a passbook, or becomes one",
  (name) => {
    expect(nameNote(name)).toBeNull();
  },
);

test("a name that could be transferred to, but stands in no passbook, is asked about", () => {
  expect(nameNote("Yamada")).toBe("notKana");
  expect(nameNote("")).toBeNull();
});

test.each(["山田 花子", "やまだ 花子", "鈴木あおい", "ヤ".repeat(31)])(
  "%s is said to be no name that money can be sent to",
  (name) => {
    expect(nameNote(name)).toBe("notPayable");
  },
);
