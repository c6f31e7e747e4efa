import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { paymentMails as ja } from "../../ja/mails/payments.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
const reason = `You received this email, whatever your settings, because it's about your earnings on ${brand}.`;

export const paymentMails: typeof ja = {
  paymentPaid: ({ fullName, date, description, yen }) => ({
    subject: `${brand} has paid you`,
    preview: `${format.yen(yen)}, ${format.day(date)}`,
    heading: "You've been paid",
    paragraphs: [`Hello ${fullName},`, "We transferred these earnings to your bank account."],
    facts: [
      { label: "Amount", value: format.yen(yen) },
      { label: "Date", value: format.day(date) },
      { label: "For", value: description },
    ],
    action: "See payment history",
    notes: ["Some banks show a transfer on the next business day only."],
    reason,
  }),

  paymentFailed: ({ fullName, date, description, yen }, { supportEmail }) => ({
    subject: `Your ${brand} payment could not be made`,
    preview: "Check your bank details.",
    heading: "We couldn't pay you",
    paragraphs: [
      `Hello ${fullName},`,
      "We couldn't transfer these earnings to your bank account. Check your bank details. Save, and we pay again.",
    ],
    facts: [
      { label: "Amount", value: format.yen(yen) },
      { label: "Planned for", value: format.day(date) },
      { label: "For", value: description },
    ],
    action: "Check bank details",
    notes: [
      `If your bank details are right, save them as they are, or write to ${supportEmail}.`,
      `${brand} never asks for your account number or PIN by email.`,
    ],
    reason,
  }),
};
