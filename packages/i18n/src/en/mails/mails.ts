import { bandOf } from "@tomoru/contract/company/budget-bands";
import { brand, platformNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { mailFrame as jaFrame, mails as jaMails, turnOffPage as jaPage } from "../../ja/mails/mails.ts";
import { budgetBands } from "../influencer/budget-bands.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

type Offer = Parameters<(typeof jaMails)["newOffer"]>[0];

const budgetOf = (budget: Offer["budget"]) => {
  const band = budget && bandOf(budget);
  return band ? budgetBands[band] : ((budget && format.yenRange(budget)) ?? "To be discussed");
};
const whenOf = ({ period, month }: Pick<Offer, "period" | "month">) => {
  if (period) return { label: "Period", value: format.period(period) };
  return month ? { label: "Month", value: format.month(month) } : undefined;
};

export const mails: typeof jaMails = {
  signUpCode: ({ code, minutes }) => ({
    subject: `Your ${brand} verification code`,
    preview: `Enter it on the sign-up page within ${minutes} minutes.`,
    heading: "Verify your email",
    paragraphs: [`Enter this code on the sign-up page to continue creating your ${brand} account.`],
    code: { label: "Verification code", value: code },
    notes: [
      `The code works for ${minutes} minutes. If it has expired, choose “Send a new code” on the page.`,
      `Don't share the code with anyone. ${brand} never asks you for it.`,
      "If you didn't ask for this, you can delete this email. No account is created unless the code is entered.",
    ],
    reason: `You received this automatic email because this address was entered to sign up for ${brand}.`,
  }),

  newOffer: ({ fullName, productName, platform, budget, period, month, asked }) => ({
    subject: productName ? `New offer: ${productName}` : `You have a new offer on ${brand}`,
    preview: [asked?.companyName, budgetOf(budget), whenOf({ period, month })?.value]
      .filter(Boolean)
      .join(", "),
    heading: "You have a new offer",
    paragraphs: [
      `Hello ${fullName},`,
      `${asked?.companyName ?? "A company"} sent you an offer. See the details, then approve or reject it.`,
    ],
    facts: [
      ...(asked?.companyName ? [{ label: "Company", value: asked.companyName }] : []),
      { label: "Product", value: productName ?? "Confidential" },
      { label: "Platform", value: platformNames[platform] },
      { label: "Estimated budget", value: budgetOf(budget) },
      ...[whenOf({ period, month })].filter((fact) => fact !== undefined),
      ...(asked ? [{ label: "Answer by", value: format.day(asked.answerOn) }] : []),
    ],
    action: "See the offer",
    notes: ["You can't change your answer later."],
    reason: "You received this email because “Notify me of campaign information” is on in your account.",
    turnOff: "Stop emails about offers",
  }),
};

export const mailFrame: typeof jaFrame = {
  linkBelow: "If the button doesn't open, paste this address into your browser.",
  contact: (supportEmail) => `Need help? Reply to this email, or write to ${supportEmail}.`,
  colon: ": ",
};

export const turnOffPage: typeof jaPage = {
  offers: {
    ask: {
      title: "Stop emails about offers",
      text: "We'll stop emailing you about new offers. Offers still arrive in the app.",
      button: "Stop these emails",
    },
    done: {
      title: "Emails about offers are off",
      text: "We won't email you about new offers any more. You can turn them on again any time with “Notify me of campaign information” in your account.",
      link: "Open your account",
    },
    unknown: {
      title: "This link doesn't work",
      text: "It's incomplete or no longer valid. You can change which emails you get in your account.",
      link: "Open your account",
    },
  },
  messages: {
    ask: {
      title: "Stop emails about messages",
      text: "We'll stop emailing you about messages of your deals. Messages still arrive in the app.",
      button: "Stop these emails",
    },
    done: {
      title: "Emails about messages are off",
      text: "You won't get emails about messages any more. To turn them back on, please contact us.",
      link: "Open your account",
    },
    unknown: {
      title: "This link doesn't work",
      text: "It's incomplete or no longer valid.",
      link: "Open your account",
    },
  },
};
