import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { companyMails as ja } from "../../ja/mails/companies.ts";
import { topicNames } from "../company/topics.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

/** A UTC moment (ISO 8601) in Japan time, which it names. */
const japanTime = (moment: string) => `${format.date(moment)}, ${format.time(moment)} Japan time (UTC+9)`;

const greeting = (fullName: string) => `Hello ${fullName},`;
const notYou = "If this wasn't you";
const notice = `You received this email, whatever your settings, because it's about your company's ${brand} account.`;

const nameOf = ({ companyName, isVerified }: { companyName: string; isVerified: boolean }) =>
  isVerified ? companyName : `${companyName} (not verified by ${brand} yet)`;

export const companyMails: typeof ja = {
  companySignUpCode: ({ code, minutes }) => ({
    subject: `Your ${brand} code for a company account`,
    preview: `Enter it on the sign-up page within ${minutes} minutes.`,
    heading: "Confirm your email",
    paragraphs: [`Enter this code on the sign-up page to go on with your company's ${brand} account.`],
    code: { label: "Verification code", value: code },
    notes: [
      `The code works for ${minutes} minutes. If it has expired, choose “Send a new code” on the page.`,
      `Don't share the code with anyone. ${brand} never asks you for it.`,
      "If you didn't ask for this, you can delete this email. Nothing is registered unless the code is entered.",
    ],
    reason: `You received this email because this address was entered to register a company on ${brand}.`,
  }),

  companyEmailLink: ({ fullName, hours }) => ({
    subject: `Confirm your new email for ${brand}`,
    preview: `Open the page and press the button within ${hours} hours.`,
    heading: "Confirm your new email",
    paragraphs: [
      greeting(fullName),
      "This address is to become the email of your company account. Open the page and press its button to finish the change.",
    ],
    action: "Open the page",
    notes: [
      `The link works once, for ${hours} hours. Opening it changes nothing by itself.`,
      "Once it's done you are signed out on every device. Sign in with the new email.",
      "If you didn't ask for this, you can delete this email. The email stays the same unless the button is pressed.",
    ],
    reason: `You received this email because this address was entered as the new email of a company account on ${brand}.`,
  }),

  invitation: (data) => ({
    subject: `You're invited to join ${data.companyName} on ${brand}`,
    preview: `${data.invitedBy} has invited you.`,
    heading: "An invitation",
    paragraphs: [
      `${data.invitedBy} invites you to your company's account on ${brand}. Open the page and enter your name and a password to join.`,
    ],
    facts: [
      { label: "Company", value: nameOf(data) },
      { label: "Invited by", value: data.invitedBy },
      { label: "Works until", value: japanTime(data.expiresAt) },
    ],
    action: "Open the invitation",
    notes: [
      "Opening the link registers nothing. Don't forward it to anyone.",
      "If you don't know what this is about, you can delete this email.",
    ],
    reason: `You received this email because a company account on ${brand} invited this address.`,
  }),

  invitationAccepted: ({ fullName, memberName }) => ({
    subject: `${memberName} has joined your company on ${brand}`,
    preview: "See who is in your company.",
    heading: "Somebody has joined",
    paragraphs: [
      greeting(fullName),
      `${memberName} has accepted your invitation and is now a member of your company's account.`,
    ],
    action: "See members",
    notes: ["If you don't know this person, remove them on the page of members."],
    reason: notice,
  }),

  memberRemoved: ({ fullName, companyName }) => ({
    subject: `You are no longer a member of ${companyName} on ${brand}`,
    preview: "This email can't sign in to the company's account any more.",
    heading: "You are no longer a member",
    paragraphs: [
      greeting(fullName),
      `You are no longer a member of ${companyName}'s account. You were signed out on every device, and this email can't sign in any more.`,
    ],
    notes: [
      "Your name and email were deleted. Lists and notes that you made stay with the company.",
      "If you don't know why, ask your company's owner.",
    ],
    reason: notice,
  }),

  ownerChanged: ({ fullName, companyName, ownerName, isNewOwner }, { supportEmail }) => ({
    subject: `${companyName} has a new owner on ${brand}`,
    preview: `The new owner is ${ownerName}.`,
    heading: "The owner has changed",
    paragraphs: [
      greeting(fullName),
      isNewOwner
        ? `You are now the owner of ${companyName}'s account. You manage its plan, cards, invoices, company details and members.`
        : `${ownerName} is now the owner of ${companyName}'s account. You stay a member.`,
    ],
    notYou: { heading: notYou, paragraphs: [`Tell us at once: ${supportEmail}.`] },
    notes: [],
    reason: notice,
  }),

  companyVerified: ({ fullName, companyName }) => ({
    subject: `${brand} has verified your company`,
    preview: `${companyName} is now shown as verified.`,
    heading: "Your company is verified",
    paragraphs: [
      greeting(fullName),
      `We have verified ${companyName}. Wherever creators see its name, it is now marked as verified.`,
    ],
    notes: ["If you change its name, kind or invoice number, we verify it again."],
    reason: notice,
  }),

  companyUnverified: ({ fullName, companyName, message }) => ({
    subject: `${brand} has taken your company's verification back`,
    preview: `${companyName} is no longer shown as verified.`,
    heading: "Your company is no longer verified",
    paragraphs: [
      greeting(fullName),
      `We have taken ${companyName}'s verification back. Creators no longer see it marked as verified, and until we verify it again it can make no new contracts or campaigns. Deals under contract go on.`,
    ],
    quote: { label: "Why", value: message },
    action: "See company details",
    notes: ["If anything in your company's details is wrong, correct it."],
    reason: notice,
  }),

  companyClosed: ({ fullName, companyName }, { supportEmail }) => ({
    subject: `Your company's ${brand} account was deleted`,
    preview: "Thank you for using it.",
    heading: "The company's account was deleted",
    paragraphs: [
      greeting(fullName),
      `${companyName}'s account was deleted. Its members, invitations, lists and details are erased, and can't be brought back.`,
    ],
    notes: [
      "Records of invoices are kept for 7 years, as the law asks.",
      `If this wasn't you, tell us: ${supportEmail}.`,
    ],
    reason: notice,
  }),

  companyInquiryForSupport: (data) => ({
    subject: `[${brand}] A company asks: ${data.subject}`,
    preview: `${data.companyName} has written. To be answered by ${format.day(data.dueOn)}.`,
    heading: "A company has written",
    paragraphs: [],
    facts: [
      { label: "Company", value: data.companyName },
      { label: "Name", value: data.fullName },
      { label: "Email", value: data.email },
      { label: "Topic", value: topicNames[data.topic] },
      { label: "Answer by", value: format.day(data.dueOn) },
      { label: "Subject", value: data.subject },
      { label: "Inquiry number", value: data.inquiryId },
      { label: "Company ID", value: data.companyId },
    ],
    quote: { label: "Message", value: data.message },
    notes: [],
    reason: `This email goes to ${brand}'s support by itself. It holds personal data: handle it with care.`,
    contact: `An answer to this email goes to ${data.email}.`,
  }),
};
