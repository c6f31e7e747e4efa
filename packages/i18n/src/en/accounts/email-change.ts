import type { EmailChangeWords } from "../../ja/accounts/email-change.ts";

export const emailChange: EmailChangeWords = {
  title: "Change email",
  back: "Settings",
  email: "Registered email",
  newEmail: "New email",
  confirmEmail: "Confirm new email",
  sending: "Sending…",
  sameAsCurrent: "Enter an email different from your current one",
  taken: "This email is already in use. Use another one.",
  notMatched: "The emails don't match",
  loadFailed: "Couldn't load your email",
};
