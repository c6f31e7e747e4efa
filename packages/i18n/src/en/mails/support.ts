import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { supportMails as ja } from "../../ja/mails/support.ts";
import { membership } from "../influencer/membership.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });

const { reasons } = membership.cancellation;

const contact = (email: string) => `A reply to this email goes to ${email}.`;
const reason = `This automatic email goes to ${brand} support. It holds personal data: handle it with care.`;

export const supportMails: typeof ja = {
  withdrawalForSupport: (data) => ({
    subject: `Request to leave: ${data.fullName}`,
    preview: `Reason: ${reasons[data.reason].label}`,
    heading: "Somebody asked to leave",
    paragraphs: ["The person can take it back until the last day. Support has nothing to do."],
    facts: [
      { label: "Name", value: data.fullName },
      { label: "Email", value: data.email },
      { label: "Phone", value: data.phone ?? "Not provided" },
      { label: "Last day (Japan time)", value: format.day(data.endsOn) },
      { label: "Reason", value: reasons[data.reason].label },
      { label: "Creator ID", value: data.influencerId },
    ],
    quote: { label: "Details", value: data.description },
    notes: [],
    reason,
    contact: contact(data.email),
  }),

  inquiryForSupport: (data) => ({
    subject: `Inquiry: ${data.subject}`,
    preview: `From ${data.fullName}.`,
    heading: "An inquiry came in",
    paragraphs: [],
    facts: [
      { label: "Name", value: data.fullName },
      { label: "Email", value: data.email },
      { label: "Subject", value: data.subject },
      { label: "Inquiry number", value: data.inquiryId },
    ],
    quote: { label: "Message", value: data.message },
    notes: data.isSignedOut
      ? ["Sent without signing in. Nobody has proven that the name and the email are theirs."]
      : [],
    reason,
    contact: contact(data.email),
  }),
};
