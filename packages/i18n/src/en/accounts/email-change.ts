import type { EmailChangeWords } from "../../ja/accounts/email-change.ts";

export const emailChange: EmailChangeWords = {
  title: "Change email",
  lead: "We'll send a code to your new email.",
  back: "Settings",
  email: "Registered email",
  newEmail: "New email",
  confirmEmail: "Confirm new email",
  submit: "Send code",
  sending: "Sending…",
  sameAsCurrent: "Enter an email different from your current one",
  taken: "This email is already in use. Use another one.",
  notMatched: "The emails don't match",
  loadFailed: "Couldn't load your email",
  code: { documentTitle: "Email change code" },
  done: "Your email has been changed.",
};
