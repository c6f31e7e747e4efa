import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { paymentMails as ja } from "../../ja/mails/payments.ts";
import { payeeFaults } from "../deals/payee-faults.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
const reason = `You received this email, whatever your settings, because it's about your earnings on ${brand}.`;

const what = (description: string, more = 0) => (more > 0 ? `${description}, and ${more} more` : description);

export const paymentMails: typeof ja = {
  paymentPaid: ({ fullName, date, description, more, yen }) => ({
    subject: `${brand} has paid you`,
    preview: `${format.yen(yen)}, ${format.day(date)}`,
    heading: "You've been paid",
    paragraphs: [`Hello ${fullName},`, "We transferred these earnings to your bank account."],
    facts: [
      { label: "Amount", value: format.yen(yen) },
      { label: "Date", value: format.day(date) },
      { label: "For", value: what(description, more) },
    ],
    action: "See payment history",
    notes: ["Some banks show a transfer on the next business day only."],
    reason,
  }),

  paymentFailed: ({ fullName, date, description, more, yen, cause }, { supportEmail }) => ({
    subject: `Your ${brand} payment could not be made`,
    preview: "Check your bank details.",
    heading: "We couldn't pay you",
    paragraphs: [
      `Hello ${fullName},`,
      "We couldn't transfer these earnings to your bank account.",
      cause === undefined ? "Check your bank details. Save, and we pay again." : payeeFaults[cause],
    ],
    facts: [
      { label: "Amount", value: format.yen(yen) },
      { label: "Planned for", value: format.day(date) },
      { label: "For", value: what(description, more) },
    ],
    action: "Check bank details",
    notes: [
      `If your bank details are right, save them as they are, or write to ${supportEmail}.`,
      `${brand} never asks for your account number or PIN by email.`,
    ],
    reason,
  }),

  paymentSent: ({ fullName, date, description, more, yen }) => ({
    subject: `Your ${brand} payment is with the bank`,
    preview: `${format.yen(yen)}, ${format.day(date)}`,
    heading: "Your payment is with the bank",
    paragraphs: [`Hello ${fullName},`, `These earnings reach your bank account on ${format.day(date)}.`],
    facts: [
      { label: "Amount", value: format.yen(yen) },
      { label: "Date", value: format.day(date) },
      { label: "For", value: what(description, more) },
    ],
    action: "See payment history",
    notes: ["If you change your bank details now, this transfer still goes where it was sent."],
    reason,
  }),

  bankMissing: ({ fullName, yen, dueOn }) => ({
    subject: `Where shall ${brand} pay you?`,
    preview: `Check your bank details so that we can pay you ${format.yen(yen)}.`,
    heading: "Register your bank details",
    paragraphs: [
      `Hello ${fullName},`,
      "We owe you earnings, and there is no bank account that we can transfer them to. Register your bank details, or correct and save them. We can pay 24 hours later.",
    ],
    facts: [
      { label: "Amount", value: format.yen(yen) },
      { label: "Planned for", value: format.day(dueOn) },
    ],
    action: "Register bank details",
    notes: ["If that day is too near, we pay on the next one. Your earnings are never lost."],
    reason,
  }),

  statementQueried: (data) => ({
    subject: `A question about statement ${data.number}`,
    preview: `From ${data.fullName}`,
    heading: "A question about a statement",
    paragraphs: ["A creator asks about what a statement says."],
    facts: [
      { label: "Statement", value: data.number },
      { label: "Name", value: data.fullName },
      { label: "Email", value: data.email },
    ],
    quote: { label: "The question", value: data.message },
    notes: [],
    reason: `This email is for ${brand}'s support.`,
  }),
};
