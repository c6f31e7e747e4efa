import type { BankInfo } from "@tomoru/contract/influencer/bank";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { expect, test } from "vitest";
import { mintOwnerId } from "../../platform/owner.ts";
import { zenginBanks } from "./bank-list.data.ts";
import { destinationContext, payeeOf, usableFrom } from "./payee.rules.ts";

const account = (part: Partial<BankInfo> = {}) => aBankAccount({ accountNumber: "01234567", ...part });
const read = (part: Partial<BankInfo> = {}) => payeeOf(account(part), zenginBanks());

test("names of the list lead to their codes, the number to seven digits, the name to half-width kana", () => {
  expect(read()).toEqual({
    destination: {
      ...{ bankCode: "0001", branchCode: "100", accountType: "savings" },
      ...{ accountNumber: "1234567", kana: "ﾔﾏﾀﾞ ﾊﾅｺ" },
    },
    faults: [],
    ...{ bankCode: "0001", branchCode: "100", kana: "ﾔﾏﾀﾞ ﾊﾅｺ" },
  });
});

test.each([
  ["みずほ", "本店"],
  ["ミズホ", "ホンテン"],
  ["mizuho", "honten"],
  ["0001", "100"],
  ["０００１", "１００"],
  [" みずほ 銀行 ", "本店"],
])("%s %s is the same account, by name, reading or code", (bankName, branchName) => {
  expect(read({ bankName, branchName })).toMatchObject({ bankCode: "0001", branchCode: "100" });
});

test.each([
  ["ゆうちょ銀行", "一〇八店", "9900", "108"],
  ["三菱UFJ銀行", "渋谷支店", "0005", "135"],
  ["PayPay銀行", "すずめ支店", "0033", "002"],
])("%s %s is %s %s", (bankName, branchName, bankCode, branchCode) => {
  expect(read({ bankName, branchName })).toMatchObject({ bankCode, branchCode });
});

test.each([
  [{ bankName: "みずお銀行" }, ["bankName"]],
  [{ branchName: "月面支店" }, ["branchName"]],
  [{ accountNumber: "12345678" }, ["accountNumber"]],
  [{ accountName: "山田花子" }, ["accountName"]],
  [{ accountName: "ガ".repeat(16) }, ["accountName"]],
  [{ accountNumber: "12345678", accountName: "山田花子" }, ["accountNumber", "accountName"]],
])(
  "what leads to no account is named, in the order of the form, and is never guessed: %j",
  (part, faults) => {
    expect(read(part)).toMatchObject({ destination: null, faults });
  },
);

test("a bank's own name comes before another one's reading", () => {
  const bank = (code: string, name: string, hira: string) => ({ code, name, hira, roma: code, branches: {} });
  const banks = { "0901": bank("0901", "青葉", "あおば"), "0902": bank("0902", "あおば", "みどり") };
  expect(payeeOf(account({ bankName: "あおば" }), banks).bankCode).toBe("0902");
  expect(payeeOf(account({ bankName: "みどり" }), banks).bankCode).toBe("0902");
});

test("a day passes before a transfer goes to what was saved", () => {
  expect(usableFrom(new Date("2026-11-25T03:00:00Z"))).toEqual(new Date("2026-11-26T03:00:00Z"));
});

test("an account is sealed to the row of the person that it belongs to", () => {
  const id = "0197a000-0000-7000-8000-000000000001";
  expect(destinationContext(mintOwnerId<"influencer">(id))).toBe(`payout_destinations/${id}`);
});

test("a name that two branches of a bank have leads to neither", () => {
  const branch = (code: string) => ({ code, name: "東", hira: "ひがし", roma: "higashi" });
  const bank = { code: "0999", name: "試験", hira: "しけん", roma: "shiken" };
  const banks = { "0999": { ...bank, branches: { "001": branch("001"), "002": branch("002") } } };
  const typed = account({ bankName: "試験銀行", branchName: "東支店" });
  expect(payeeOf(typed, banks)).toMatchObject({ bankCode: "0999", branchCode: null, faults: ["branchName"] });
  expect(payeeOf({ ...typed, branchName: "002" }, banks)).toMatchObject({ branchCode: "002", faults: [] });
});
