import { sheetText } from "../../deal-sheet-text.ts";
import type {
  DealMailData,
  DealMailFact as Fact,
  DealMailSaid as Said,
} from "../../ja/mails/deal-mail-data.ts";
import type { dealMails as ja } from "../../ja/mails/deals.ts";
import { words } from "../deals/words.ts";
import { about, due, format, lapse, mail, other, share } from "./deal-mail-parts.ts";

function agreed({ contract }: DealMailData): (Fact | null)[] {
  if (contract === null) return [];
  const { sheet, sha256 } = contract;
  const { feeYen, draftDueOn, postFrom, postTo } = sheet.terms;
  return [
    { label: "Fee, before tax", value: format.yen(feeYen) },
    draftDueOn === null ? null : { label: "Draft due", value: format.day(draftDueOn) },
    { label: "Days of posting", value: format.period({ from: postFrom, to: postTo }) },
    { label: "Version", value: String(sheet.version) },
    { label: "Checksum (SHA-256)", value: sha256 },
  ];
}

function whole({ contract }: DealMailData): Pick<Said, "quote"> {
  if (contract === null) return {};
  const value = sheetText(contract, { locale: "en", words, format });
  return { quote: { label: words.sheet.page(contract.sheet.version), value } };
}

function money({ payment }: DealMailData): (Fact | null)[] {
  if (payment === null) return [];
  const { payOn, grossYen, withholdingYen, netYen, statementNumber } = payment;
  return [
    { label: "Day of payment", value: format.day(payOn) },
    { label: "Total", value: format.yen(grossYen) },
    withholdingYen === 0 ? null : { label: "Tax withheld", value: format.yen(withholdingYen) },
    { label: "To be transferred", value: format.yen(netYen) },
    { label: "Payment statement", value: statementNumber },
  ];
}

const statement = ({ payment, reader }: DealMailData): string[] =>
  payment === null || reader === "company"
    ? []
    : [
        "The payment statement is among your payments. Without notice within 7 days of its issue it counts as confirmed.",
      ];

const outcomes = {
  accepted: "The report is accepted, and the fee is paid in full",
  cancelled: "The deal is over",
  resumed: "The deal goes on",
};

export const dealMails: typeof ja = {
  termsSent: mail((data) => ({
    title: "You have terms to answer",
    preview: "Please accept them, propose changes, or decline.",
    lead: `${other(data)} sent terms for ${about(data)}. Please read them, and accept, propose changes, or decline.`,
    facts: [due(data)],
    notes: ["Without an answer in time, the deal ends."],
  })),
  contracted: mail((data) => ({
    title: "Your contract is made",
    preview: "What was agreed is on the page of the deal.",
    lead: `You have a contract: ${about(data)}.`,
    facts: agreed(data),
    ...whole(data),
    notes: [
      data.reader === "creator"
        ? "Please begin once the money is secured. We will tell you by email."
        : "Once the money is secured, we tell the creator to begin.",
      "The whole sheet is in this email. You can also print it on the page of the deal.",
    ],
  })),
  amended: mail((data) => ({
    title: "Your contract has changed",
    preview: "Both sides agreed to it.",
    lead: `Both sides agreed to change the contract of ${about(data)}.`,
    facts: agreed(data),
    ...whole(data),
    notes: ["What was agreed before stays on the page of the deal."],
  })),
  amendProposed: mail((data) => ({
    title: "A change of the contract is proposed",
    preview: "Please agree or refuse in time.",
    lead: `${other(data)} proposes to change the contract of ${about(data)}.`,
    facts: [lapse(data)],
    notes: ["Without an answer in time, the contract stays as it is."],
  })),
  declined: mail((data) => ({
    title: "The terms were declined",
    preview: "The deal is over.",
    lead: `${other(data)} declined the terms of ${about(data)}, which is over.`,
    notes: ["Nothing is charged or paid."],
  })),
  expired: mail((data) => ({
    title: "The deal ended without an agreement",
    preview: "There was no agreement in time.",
    lead: `There was no agreement in time, so ${about(data)} is over.`,
    notes: ["Nothing is charged or paid."],
  })),
  secured: mail((data) => ({
    title: "The money is secured",
    preview: "You can begin.",
    lead: `The money for ${about(data)} is secured. You can begin.`,
    facts: [due(data)],
    notes: ["Your fee is paid on a day that follows from the day of your report."],
  })),
  chargeFailed: mail((data) => ({
    title: "Your payment for a deal failed",
    preview: "Please choose another card, or a bank transfer.",
    lead: `Your card could not be charged for ${about(data)}. Please choose another card, or a bank transfer.`,
    facts: [lapse(data)],
    notes: ["If the money is not secured in time, the deal ends."],
  })),
  cancelled: mail((data) => ({
    title: "The deal was cancelled",
    preview: "Nothing more is to be done.",
    lead: `Cancelled: ${about(data)}. Nothing more is to be done.`,
    facts: [share(data), ...money(data)],
    notes: ["The reason and the amounts are on the page of the deal.", ...statement(data)],
  })),
  cancelProposed: mail((data) => ({
    title: "A cancellation is proposed",
    preview: "Please agree or refuse in time.",
    lead: `${other(data)} proposes to cancel ${about(data)}.`,
    facts: [share(data), lapse(data)],
    notes: ["Without an answer in time, the deal goes on as it is."],
  })),
  draftSent: mail((data) => ({
    title: "You have a draft to read",
    preview: "Please approve it or ask for changes.",
    lead: `The creator sent a draft for ${about(data)}. Please approve it or ask for changes.`,
    facts: [due(data)],
    notes: ["Without an answer in time, the draft counts as approved."],
  })),
  draftChanges: mail((data) => ({
    title: "Changes to your draft are asked for",
    preview: "What to change is on the page of the deal.",
    lead: `${other(data)} asks for changes to your draft for ${about(data)}. Please read them and send the draft again.`,
    facts: [due(data)],
    notes: [],
  })),
  draftApproved: mail((data) => ({
    title: "The draft is approved",
    preview: data.reader === "creator" ? "Please post in the agreed days, and report." : "Its time ran out.",
    lead:
      data.reader === "creator"
        ? `Your draft for ${about(data)} is approved. Please post in the agreed days, and report on the page of the deal.`
        : `There was no answer in time, so the draft for ${about(data)} counts as approved.`,
    facts: data.reader === "creator" ? [due(data)] : [],
    notes: [],
  })),
  reported: mail((data) => ({
    title: "You have a report to answer",
    preview: "Please look at the posts, and accept or send the report back.",
    lead: `The creator reported the posts of ${about(data)}. Please look at them, and accept or send the report back.`,
    facts: [due(data)],
    notes: [
      "Without an answer in time, the report counts as accepted. The day of your answer does not move the day of payment.",
    ],
  })),
  accepted: mail((data) => ({
    title: "The report is accepted",
    preview: data.reader === "creator" ? "When and how much you are paid." : "Its time ran out.",
    lead:
      data.reader === "creator"
        ? `Your report on ${about(data)} is accepted. This is what you are paid.`
        : `There was no answer in time, so the report on ${about(data)} counts as accepted.`,
    facts: money(data),
    notes: statement(data),
  })),
  reportRejected: mail((data) => ({
    title: "Your report was sent back",
    preview: "Mend it and report again, or ask our team to decide.",
    lead: `${other(data)} sent back your report on ${about(data)}. Please read why, mend it and report again.`,
    facts: [due(data)],
    notes: ["If you do not agree, you can ask our team to decide until the day above."],
  })),
  disputed: mail((data) => ({
    title: "Our team is looking into your deal",
    preview: "Until it is decided, the deal is paused.",
    lead: `${other(data)} asked our team to decide on ${about(data)}. Until it is decided, the deal is paused.`,
    facts: [data.dueOn === null ? null : { label: "Expected by", value: format.day(data.dueOn) }],
    notes: ["Meanwhile no time runs out, and you can still write messages."],
  })),
  decided: mail((data) => ({
    title: "Our team has decided",
    preview: outcomes[data.decision ?? "resumed"],
    lead: `Our team has decided on ${about(data)}.`,
    facts: [{ label: "Decision", value: outcomes[data.decision ?? "resumed"] }, share(data), ...money(data)],
    notes: ["The reasons are on the page of the deal.", ...statement(data)],
  })),
  undecided: mail((data) => ({
    title: "The fee is paid in full",
    preview: "Our team had not decided before the payment was prepared.",
    lead: `Our team had not decided on ${about(data)} before the payment was prepared. All posts are in order, so the report counts as accepted and the fee is paid in full.`,
    facts: money(data),
    notes: ["An open question alone never makes a payment late.", ...statement(data)],
  })),
  held: mail((data) => ({
    title: "Your deal is paused",
    preview: "While we check, no time runs out.",
    lead: `We have paused ${about(data)} while we check something. We will contact you.`,
    notes: [
      data.reader === "creator"
        ? "Meanwhile no time runs out. Please wait with further work until we tell you that it goes on."
        : "Meanwhile no time runs out. What you have paid stays with us.",
    ],
  })),
  resumed: mail((data) => ({
    title: "Your deal goes on",
    preview: "Its time is counted anew.",
    lead: `We paused ${about(data)}. It goes on now.`,
    facts: [due(data)],
    notes: ["Its time is counted anew from today. The page of the deal says what comes next."],
  })),
  labelGone: mail((data) => ({
    title: "A post needs a look",
    preview: "It is gone, or its ad label is.",
    lead: `A post of ${about(data)} cannot be found, or its ad label cannot be found in it. Please look at it on the page of the deal.`,
    notes: [
      data.reader === "creator"
        ? "Please leave the post and its label in place for the agreed time. The law asks for the label."
        : "A post without its label may break the law on misleading representations.",
    ],
  })),
};
