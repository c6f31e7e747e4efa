import { brand } from "../../brand.ts";
import type { dealMessageMails as ja } from "../../ja/mails/deal-messages.ts";

export const dealMessageMails: typeof ja = {
  newMessage: ({ fullName, productName, name, isOff }) => ({
    subject: `You have a message: ${productName}`,
    preview: `From ${name ?? "the creator"}.`,
    heading: "You have a new message",
    paragraphs: [
      `Hello ${fullName},`,
      `${name ?? "The creator"} wrote to you in the deal about “${productName}”. Please read it on the page of the deal.`,
    ],
    action: "Read the message",
    notes: ["You get at most one of these emails in six hours for each deal."],
    reason: isOff
      ? `You received this email because you have a deal on ${brand}.`
      : "You received this email because notices of answers are on in your settings.",
    ...(isOff ? { turnOff: "Stop emails about messages" } : {}),
  }),
};
