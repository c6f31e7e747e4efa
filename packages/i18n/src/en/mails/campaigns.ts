import { brand, platformNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { campaignsMails as ja } from "../../ja/mails/campaigns.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

export const campaignsMails: typeof ja = {
  applied: ({ fullName, productName, applied, placesLeft, closesOn }) => ({
    subject: `Creators applied to your campaign: ${productName}`,
    preview: `${applied} waiting for an answer, ${placesLeft} more to choose.`,
    heading: "Creators applied to your campaign",
    paragraphs: [`Hello ${fullName},`, `Creators applied to your open campaign “${productName}”.`],
    facts: [
      { label: "Waiting for an answer", value: String(applied) },
      { label: "Places left", value: String(placesLeft) },
      { label: "Applications until", value: format.day(closesOn) },
    ],
    action: "See who applied",
    notes: ["You get at most one of these emails an hour for each campaign."],
    reason: "You received this email because notices of answers are on in your settings.",
  }),

  selected: ({ fullName, productName, platform }) => ({
    subject: `You were selected: ${productName}`,
    preview: "The company sends you terms within 7 days.",
    heading: "You were selected",
    paragraphs: [
      `Hello ${fullName},`,
      `You were selected for “${productName}”. The company sends you terms within 7 days, and you decide then whether to agree.`,
    ],
    facts: [
      { label: "Campaign", value: productName },
      { label: "Platform", value: platformNames[platform] },
    ],
    action: "See the deal",
    notes: ["Please don't start before the contract is made."],
    reason: `You received this email because you applied on ${brand}.`,
  }),

  notSelected: ({ fullName, productName, platform, isWithdrawn }) => ({
    subject: isWithdrawn ? `A campaign was withdrawn: ${productName}` : `Your application: ${productName}`,
    preview: isWithdrawn ? "The company withdrew the campaign." : "You weren't selected this time.",
    heading: isWithdrawn ? "The campaign was withdrawn" : "You weren't selected this time",
    paragraphs: [
      `Hello ${fullName},`,
      isWithdrawn
        ? `The company withdrew “${productName}”, which you applied to. Your application has ended.`
        : `Thank you for applying to “${productName}”. The company chose other creators, and the campaign is over.`,
    ],
    facts: [
      { label: "Campaign", value: productName },
      { label: "Platform", value: platformNames[platform] },
    ],
    action: "See other campaigns",
    notes: [],
    reason: `You received this email because you applied on ${brand}.`,
  }),
};
