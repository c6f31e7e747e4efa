import { brand } from "../../brand.ts";
import type { workMails as japanese } from "../../ja/mails/work.ts";

const what = { offer: "an answer to the offer", deal: "your reply in the deal" };

export const workMails: typeof japanese = {
  reminded: ({ fullName, companyName, productName, waitsFor }) => ({
    subject: `[${brand}] ${companyName} is waiting for your reply: ${productName}`,
    preview: `They are waiting for ${what[waitsFor]}.`,
    heading: `${companyName} is waiting for your reply`,
    paragraphs: [
      `Dear ${fullName},`,
      `${companyName} is waiting for ${what[waitsFor]} about “${productName}”.`,
    ],
    facts: [
      { label: "Company", value: companyName },
      { label: "Product", value: productName },
    ],
    action: "See the details",
    notes: ["A company can remind once in 24 hours for each offer or deal."],
    reason: `You get this mail because you are in touch with a company on ${brand}.`,
  }),
};
