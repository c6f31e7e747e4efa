import { expect, test } from "vitest";
import { transferNumberOf, yuchoAccountOf } from "./payee-account.ts";

test.each([
  ["01992765", "1992765"],
  ["0001234567", "1234567"],
  ["00000123", "0000123"],
  ["1002003", "1002003"],
  ["a123", null],
  ["12345678", null],
  ["00000000", null],
  ["0123456a", null],
])("the account number %s is %s in a transfer", (typed, number) => {
  expect(transferNumberOf(typed)).toBe(number);
});

test.each([
  ["17300", "19927651", "738", "savings", "1992765"],
  ["10530", "12345671", "058", "savings", "1234567"],
  ["14300-1", "1234561", "438", "savings", "0123456"],
  ["１４３００ー１", "１２３４５６１", "438", "savings", "0123456"],
  ["12340", "11", "238", "savings", "0000001"],
  ["00530", "123456", "059", "current", "0123456"],
])(
  "symbol %s and number %s is branch %s, %s %s",
  (symbol, number, branchCode, accountType, accountNumber) => {
    expect(yuchoAccountOf({ symbol, number })).toEqual({ branchCode, accountType, accountNumber });
  },
);

test.each([
  ["10530", "12345678"],
  ["10535", "12345671"],
  ["20530", "12345671"],
  ["00530", "12345678"],
  ["10530", "1"],
  ["1053", "12345671"],
  ["1053012", "12345671"],
  ["910530", "12345671"],
  ["00500", "12345671"],
  ["10530", "912345671"],
  ["10530", "12345612"],
  ["10530", ""],
])("symbol %s and number %s is no account", (symbol, number) => {
  expect(yuchoAccountOf({ symbol, number })).toBeNull();
});
