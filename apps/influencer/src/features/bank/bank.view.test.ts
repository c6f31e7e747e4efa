import { BankInfo } from "@tomoru/contract/influencer/bank";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import {
  bankFaultText,
  completedNumber,
  entriesOf,
  entriesSchema,
  fieldsLeft,
  nameNote,
  unpayableFields,
  unusableFields,
  unusableText,
} from "./bank.view.ts";

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

test("seven digits come back as they were entered, and are kept as they are whatever else is changed", () => {
  const typed = completedNumber("0123456", { listed: true }).accountNumber;
  const kept = aBankAccount({ accountNumber: typed });
  expect(z.parse(BankInfo, kept).accountNumber).toBe("00123456");
  const entries = entriesOf(kept, "");
  expect(entries.accountNumber).toBe("0123456");
  const schema = entriesSchema(kept);
  // The list, which says whether the bank is one of Japan, is not here yet.
  expect(fieldsLeft(entries, { listed: false, schema })).toBe(0);
  expect(z.parse(schema, { ...entries, fullName: "東 亮子" })).toEqual({ ...kept, fullName: "東 亮子" });
  expect(fieldsLeft({ ...entries, accountNumber: "0123457" }, { listed: false, schema })).toBe(1);
});

test.each(["12345678", "001234567", "12345678901234567890"])(
  "a number %s that was entered whole comes back whole",
  (accountNumber) => {
    const kept = aBankAccount({ accountNumber });
    expect(entriesOf(kept, "").accountNumber).toBe(accountNumber);
    expect(z.parse(entriesSchema(kept), kept)).toEqual(kept);
  },
);

test.each([
  ["nameMismatch", "accountName", { accountName: "ヤマダ ハナヨ" }, { bankName: "みずほ銀行" }],
  ["accountMissing", "accountNumber", { branchName: "丸の内支店" }, { accountName: "ヤマダ ハナヨ" }],
  ["accountClosed", "accountNumber", { accountNumber: "7654321" }, { accountName: "ヤマダ ハナヨ" }],
] as const)(
  "what the bank said, %s, stands at %s until what it is about is another",
  (refusedFor, field, mend, other) => {
    const initial = entriesOf(aBankAccount({ bankName: "三井住友銀行" }), "");
    const unusable = unusableFields({ faults: [], refusedFor }, ja);
    const textAt = (of: keyof BankInfo, entries = initial) =>
      unusableText(of, { unusable, entries, initial });
    expect(textAt(field)).toBe(ja.bank.payout.refused[refusedFor]);
    expect(textAt("fullName")).toBeUndefined();
    expect(textAt(field, { ...initial, ...other })).toBe(ja.bank.payout.refused[refusedFor]);
    expect(textAt(field, { ...initial, ...mend })).toBeUndefined();
  },
);

test("what leads to no account stands at its own field, and before what the bank said", () => {
  const unusable = unusableFields({ faults: ["branchName", "accountName"], refusedFor: "nameMismatch" }, ja);
  expect(unusable.map(({ field }) => field)).toEqual(["branchName", "accountName", "accountName"]);
  const initial = entriesOf(aBankAccount(), "");
  expect(unusableText("accountName", { unusable, entries: initial, initial })).toBe(
    ja.bank.payout.faults.accountName,
  );
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
  [
    "12345",
    "dataInvalid",
    "口座番号が短すぎます。7桁に満たない番号は、先頭に0を付けて7桁にしてください",
    "Account Number is too short. Put zeros in front until it has 7 digits",
  ],
  [
    "1234567",
    "dataInvalid",
    "口座番号は8桁以上で入力してください",
    "Account Number must be at least 8 digits",
  ],
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

test("what no transfer can use is known before it is saved: in the order of the form, a branch only of a listed bank", () => {
  const banks = [{ code: "0001", name: "みずほ銀行", hira: "みずほ", roma: "mizuho" }];
  const branches = [{ code: "001", name: "東京営業部", hira: "とうきよう", roma: "toukiyou" }];
  const payable = { ...filled, branchName: "東京営業部", accountNumber: "01234567" };
  const faultsIn = (part: Partial<BankInfo>) => unpayableFields({ ...payable, ...part }, { banks, branches });
  expect(faultsIn({})).toEqual([]);
  expect(faultsIn({ bankName: "みずほ", branchName: "001" })).toEqual([]);
  expect(faultsIn({ bankName: "ZZZZ", branchName: "ZZ", accountNumber: "１２３４５６７８９" })).toEqual([
    "bankName",
    "accountNumber",
  ]);
  expect(faultsIn({ branchName: "ZZ", accountName: "山田 花子" })).toEqual(["branchName", "accountName"]);
  expect(faultsIn({ bankName: "", branchName: "", accountNumber: "", accountName: "" })).toEqual([]);
  // The lists are not here yet.
  const other = { ...payable, bankName: "ZZZZ" };
  expect(unpayableFields(other, { banks: undefined, branches: undefined })).toEqual([]);
});
