import { brand } from "../brand.ts";
import { formatter } from "../format.ts";
import type { membershipMails as ja } from "../ja/mails-membership.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
const greeting = (fullName: string) => `Hello ${fullName},`;
const reason = `You received this email because it's about what you asked for on your ${brand} account.`;

export const membershipMails: typeof ja = {
  withdrawalReceived: ({ fullName, endsOn }, { supportEmail }) => ({
    subject: `Your ${brand} cancellation`,
    preview: `You can use ${brand} as before until ${format.day(endsOn)}.`,
    heading: "We received your cancellation",
    paragraphs: [
      greeting(fullName),
      `Thank you for using ${brand}. We received your request to cancel your membership.`,
      "Until the last day you can sign in and use everything as before. If you change your mind, you can undo the cancellation until then.",
    ],
    facts: [{ label: "Last day (Japan time)", value: format.day(endsOn) }],
    action: "See your request",
    notes: [
      "On the day after, your profile, linked accounts and bank details are deleted. The law requires us to keep payment records, in a form that doesn't identify you.",
      "To be safe, we logged you out on every device.",
      `If this wasn't you, sign in, undo the cancellation, and write to ${supportEmail}.`,
    ],
    reason,
  }),

  withdrawalTakenBack: ({ fullName }, { supportEmail }) => ({
    subject: `Your ${brand} membership continues`,
    preview: `You can go on using ${brand} as before.`,
    heading: "Your membership continues",
    paragraphs: [
      greeting(fullName),
      "Your cancellation was undone. Your account stays, and you can use everything as before.",
    ],
    notes: [`If this wasn't you, write to ${supportEmail}.`],
    reason,
  }),

  accountClosed: ({ fullName }, { supportEmail }) => ({
    subject: `Your ${brand} account was deleted`,
    preview: `Thank you for using ${brand}.`,
    heading: "Your account was deleted",
    paragraphs: [
      greeting(fullName),
      `Thank you for using ${brand}. As you asked, your account was deleted.`,
      "Your profile, linked accounts and bank details are gone. The law requires us to keep payment records for 7 years, in a form that doesn't identify you.",
    ],
    notes: [
      "You can sign up with this address again at any time. What was deleted can't be brought back.",
      `If this wasn't you, write to ${supportEmail}.`,
      `This is the last email from ${brand} to this address.`,
    ],
    reason,
  }),
};
