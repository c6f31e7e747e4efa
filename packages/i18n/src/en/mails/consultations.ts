import { platformNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { consultationMails as ja } from "../../ja/mails/consultations.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

export const consultationMails: typeof ja = {
  offerClosing: ({ fullName, productName, platform, answerOn }) => ({
    subject: `An offer closes soon: ${productName}`,
    preview: `Please answer by ${format.day(answerOn)}.`,
    heading: "An offer closes soon",
    paragraphs: [
      `Hello ${fullName},`,
      `An offer is still waiting for your answer. After ${format.day(answerOn)} it ends as rejected.`,
    ],
    facts: [
      { label: "Product", value: productName },
      { label: "Platform", value: platformNames[platform] },
      { label: "Answer by", value: format.day(answerOn) },
    ],
    action: "View the offer",
    notes: ["You can't change your answer later."],
    reason: "You received this email because “Notify me of campaign information” is on in your account.",
    turnOff: "Stop emails about offers",
  }),

  answered: ({ fullName, productName, approved, rejected, waiting, answerOn }) => ({
    subject: `Answers to your consultation: ${productName}`,
    preview: `${approved} approved, ${rejected} rejected, ${waiting} waiting.`,
    heading: "Creators answered your consultation",
    paragraphs: [`Hello ${fullName},`, `Creators answered your consultation about “${productName}”.`],
    facts: [
      { label: "Approved", value: String(approved) },
      { label: "Rejected", value: String(rejected) },
      { label: "Waiting", value: String(waiting) },
      { label: "Answer by", value: format.day(answerOn) },
    ],
    action: "See the answers",
    notes: ["You get at most one of these emails an hour for each consultation."],
    reason: "You received this email because notices of answers are on in your settings.",
  }),
};
