import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { membershipMails as ja } from "../../ja/mails/membership.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
const greeting = (fullName: string) => `Hello ${fullName},`;
const reason = `You received this email because it's about what you asked for on your ${brand} account.`;

export const membershipMails: typeof ja = {
  withdrawalReceived: ({ fullName, endsOn }, { supportEmail }) => ({
    subject: `Your request to leave ${brand}`,
    preview: `You can use ${brand} as before until ${format.day(endsOn)}.`,
    heading: "We received your request to leave",
    paragraphs: [
      greeting(fullName),
      `Thank you for using ${brand}. We received your request to leave.`,
      "Until the last day you can sign in and use everything as before. If you change your mind, you can take your request back until then.",
    ],
    facts: [{ label: "Last day (Japan time)", value: format.day(endsOn) }],
    action: "See your request",
    notes: [
      "On the day after, your profile and connected social accounts are deleted, your bank details once what is left has been paid. The law requires us to keep payment records, in a form that doesn't identify you.",
      "To be safe, we logged you out on every device.",
      `If this wasn't you, sign in, take the request back, and write to ${supportEmail}.`,
    ],
    reason,
  }),

  withdrawalTakenBack: ({ fullName }, { supportEmail }) => ({
    subject: `You are staying with ${brand}`,
    preview: `You can go on using ${brand} as before.`,
    heading: "You took back your request to leave",
    paragraphs: [
      greeting(fullName),
      "Your request to leave was taken back. Your account stays, and you can use everything as before.",
    ],
    notes: [`If this wasn't you, write to ${supportEmail}.`],
    reason,
  }),

  accountClosed: ({ fullName, isOwed = false }, { supportEmail }) => ({
    subject: `Your ${brand} account was deleted`,
    preview: `Thank you for using ${brand}.`,
    heading: "Your account was deleted",
    paragraphs: [
      greeting(fullName),
      `Thank you for using ${brand}. As you asked, your account was deleted.`,
      isOwed
        ? "Your profile and connected social accounts are gone. Your bank details are deleted once what is left has been paid."
        : "Your profile, connected social accounts and bank details are gone.",
      "The law requires us to keep payment records for 7 years, in a form that doesn't identify you.",
    ],
    notes: [
      "You can sign up with this address again at any time. What was deleted can't be brought back.",
      `If this wasn't you, write to ${supportEmail}.`,
      `This is the last email from ${brand} to this address.`,
    ],
    reason,
  }),
};
