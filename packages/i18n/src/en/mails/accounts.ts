import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { accountMails as ja } from "../../ja/mails/accounts.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

/** A UTC moment (ISO 8601) in Japan time, which it names. */
const japanTime = (moment: string) => `${format.date(moment)}, ${format.time(moment)} Japan time (UTC+9)`;

const greeting = (fullName: string) => `Hello ${fullName},`;
const keepCode = `Don't share the code with anyone. ${brand} never asks you for it.`;
const expiry = (minutes: number) =>
  `The code works for ${minutes} minutes. If it has expired, choose “Send a new code” on the page.`;
const nothingToDo = "If this was you, there is nothing to do.";
const notYou = "If this wasn't you";
const reset = "Reset your password";
const notice = `You received this email, whatever your settings, because it's about the security of your ${brand} account.`;

export const accountMails: typeof ja = {
  passwordResetCode: ({ code, minutes }) => ({
    subject: `Your ${brand} password reset code`,
    preview: `Enter it on the reset page within ${minutes} minutes.`,
    heading: "Reset your password",
    paragraphs: ["Enter this code on the reset page to choose a new password."],
    code: { label: "Verification code", value: code },
    notes: [
      expiry(minutes),
      keepCode,
      "If you didn't ask for this, you can delete this email. Your password stays the same unless the code is entered.",
    ],
    reason: `You received this automatic email because this address was entered to reset a ${brand} password.`,
  }),

  emailUpdateCode: ({ code, minutes }) => ({
    subject: `Your ${brand} code to change your email`,
    preview: `Enter it on the page for changing your email within ${minutes} minutes.`,
    heading: "Change your email",
    paragraphs: [`Enter this code to make this address the email of your ${brand} account.`],
    code: { label: "Verification code", value: code },
    notes: [
      expiry(minutes),
      keepCode,
      "If you didn't ask for this, you can delete this email. The address isn't used unless the code is entered.",
    ],
    reason: `You received this automatic email because this address was entered as the new email of a ${brand} account.`,
  }),

  passwordChanged: ({ fullName, changedAt }) => ({
    subject: `Your ${brand} password was changed`,
    preview: "If this wasn't you, reset your password now.",
    heading: "Your password was changed",
    paragraphs: [greeting(fullName), `The password of your account was changed. ${nothingToDo}`],
    facts: [{ label: "When", value: japanTime(changedAt) }],
    notYou: {
      heading: notYou,
      paragraphs: [
        "Someone else may have signed in to your account. Reset your password now. This logs you out on every device.",
      ],
    },
    action: reset,
    notes: [
      "To be safe, we logged you out everywhere except where the change was made. Sign in with the new password.",
    ],
    reason: notice,
  }),

  emailChanged: ({ fullName, newEmailMasked, changedAt }, { supportEmail }) => ({
    subject: `Your ${brand} email was changed`,
    preview: "If this wasn't you, tell us now.",
    heading: "Your email was changed",
    paragraphs: [greeting(fullName), `The email of your account was changed. ${nothingToDo}`],
    facts: [
      { label: "New email (partly hidden)", value: newEmailMasked },
      { label: "When", value: japanTime(changedAt) },
    ],
    notYou: {
      heading: notYou,
      paragraphs: [
        `Someone else may have signed in to your account. Write to ${supportEmail} now.`,
        "This address can no longer sign in or reset the password, so we'll check with you and secure the account.",
      ],
    },
    notes: ["From now on we write to the new address. This is the last email to this one."],
    reason: `You received this email at the previous address of your ${brand} account because it's about its security.`,
  }),

  bankChanged: ({ fullName, bankName, lastDigits, changedAt }) => ({
    subject: `Your ${brand} bank details were saved`,
    preview: "If this wasn't you, reset your password now.",
    heading: "Your bank details were saved",
    paragraphs: [
      greeting(fullName),
      "The bank account for your payments was added or changed. From now on we pay into this account.",
    ],
    facts: [
      { label: "Bank", value: bankName },
      { label: "Account number", value: `ends in ${lastDigits}` },
      { label: "When", value: japanTime(changedAt) },
    ],
    notYou: {
      heading: notYou,
      paragraphs: [
        "Someone else may have signed in to your account. Reset your password now, then sign in and check your bank details.",
      ],
    },
    action: reset,
    notes: ["To be safe, we show only the end of the account number."],
    reason: notice,
  }),

  tooManyCodeFailures: ({ fullName }, { supportEmail }) => ({
    subject: `Too many wrong codes on your ${brand} account`,
    preview: "To be safe, we now send one verification code every 24 hours.",
    heading: "Too many wrong codes",
    paragraphs: [
      greeting(fullName),
      "A wrong verification code was entered for your account many times in a row. Somebody may be trying to guess it.",
      "To be safe, we now send one code every 24 hours until a right one is entered.",
    ],
    notYou: {
      heading: notYou,
      paragraphs: [
        "Your account is safe and there is nothing to do. Don't share any verification code that you receive.",
      ],
    },
    notes: [
      "You can still sign in with your password as before.",
      `If it was you and you need help, write to ${supportEmail}.`,
    ],
    reason: notice,
  }),
};
