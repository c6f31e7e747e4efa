import type { payeeFaults as ja } from "../../ja/deals/payee-faults.ts";

export const payeeFaults: typeof ja = {
  accountMissing: "The account wasn't found. Correct and save it, and we pay on the next date.",
  nameMismatch: "The account name didn't match. Correct and save it, and we pay on the next date.",
  accountClosed: "The account was closed. Save another one, and we pay on the next date.",
  bankRejected: "The bank refused it. Check and save your bank details, and we pay on the next date.",
  other: "The transfer failed. Check and save your bank details, and we pay on the next date.",
  noBank: "Register your bank account and we pay on the next date.",
  bankUnresolved: "Check and save your bank details; we can pay 24 hours later.",
};
