import type { payeeFaults as ja } from "../../ja/deals/payee-faults.ts";

export const payeeFaults: typeof ja = {
  accountMissing: "The account wasn't found. Correct it and save, and we pay again on the next pay day.",
  nameMismatch: "The account name didn't match. Correct it and save, and we pay again on the next pay day.",
  accountClosed: "The account was closed. Save another one, and we pay again on the next pay day.",
  bankRejected:
    "The bank refused it. Check your bank details and save, and we pay again on the next pay day.",
  other: "The transfer failed. Check your bank details and save, and we pay again on the next pay day.",
  noBank: "Add your bank details, and we pay on the next pay day.",
  bankUnresolved: "Check your bank details and save. We can pay 24 hours later.",
};
