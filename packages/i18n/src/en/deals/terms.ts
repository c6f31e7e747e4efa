import type { DealTermsWords } from "../../ja/deals/terms.ts";
import { formats } from "./formats.ts";

export const terms: DealTermsWords = {
  title: "Terms",
  version: (version, day) => `Version ${version} · ${day}`,
  rows: {
    fee: "Fee (excl. tax)",
    content: "Content",
    formats: "Formats",
    draft: "Draft",
    post: "Days of posting",
    keep: "Stays public for",
    pay: "Pay cycle",
    withholding: "Withholding tax",
    usage: "Secondary use",
    label: "Advertising label",
    exclusivity: "Competing work",
    shipping: "Shipping",
    client: "Advertiser",
    note: "Note",
  },
  values: {
    formats,
    format: (name, count) => `${count} × ${name}`,
    separator: ", ",
    draft: (day, revisions) =>
      revisions === 0
        ? `by ${day}, no changes`
        : `by ${day}, up to ${revisions} ${revisions === 1 ? "round" : "rounds"} of changes`,
    noDraft: "No draft is asked for",
    keep: (days) => `${days} days from posting`,
    cycles: {
      half: "Twice a month (reports until the 15th and the last day)",
      month: "End of the next month",
    },
    withholding: {
      none: "None",
      std: "Yes (10.21%, 20.42% above ¥1,000,000)",
      nonResident: "Yes (20.42%)",
    },
    withholdingReasons: {
      ownPost: "No tax withheld: a post on the creator's own account.",
      corporation: "No tax withheld: the creator is a corporation.",
      payerNotAgent: "No tax withheld: the payer has no duty to withhold.",
      treatyFiled: "No tax withheld: a tax treaty was filed.",
      appearance: "Fee for an appearance",
      manuscript: "Fee for a manuscript",
      design: "Fee for a design",
      lecture: "Fee for a lecture",
      printedModel: "Fee of a model in print",
      copyright: "Royalty for a copyright",
      performedInJapan: "Work done in Japan",
    },
    usage: {
      none: "None",
      organic: "On the company's own channels",
      ads: "In the company's advertisements",
      all: "On the company's channels and in its advertisements",
    },
    usageUntil: (scope, day) => `${scope}, until ${day}`,
    label: (label) => `${label} before “more” in the caption`,
    exclusivity: (category, day) => `No other advertising for ${category} until ${day}`,
    ships: "The company ships it",
    noShipping: "None",
    none: "None",
  },
  diff: {
    caption: "Terms that changed",
    before: "Before",
    after: "After",
    ours: "Our proposal",
    theirs: { company: (name) => `${name}'s proposal`, creator: (name) => `${name}'s request` },
    term: "Term",
    unchanged: (count) => `${count} ${count === 1 ? "term" : "terms"} unchanged`,
    more: (yen) => `+${yen}`,
    less: (yen) => `−${yen}`,
    estimate: {
      within: (range) => `within the estimate of ${range}`,
      above: (range) => `above the estimate of ${range}`,
      below: (range) => `below the estimate of ${range}`,
    },
    postStays: "The days of posting stay the same",
    message: "Note",
  },
  unlike: {
    title: "Not what was asked for at first",
    one: ({ label, before, after }) => `${label}: ${before} → ${after}`,
  },
  effect: {
    charge: "You pay in all (incl. tax)",
    net: "You receive (incl. tax)",
    payDay: "The creator's pay day",
    myPayDay: "Arrives on",
    reportedBy: (day) => `if reported on ${day}`,
    stays: "Unchanged",
    before: (text) => `before: ${text}`,
    sixty: (days) => `${days} days before the limit of 60`,
  },
  payTable: {
    title: "Day of the report and pay day",
    caption: "Pay day by the day of the report",
    reported: "Reported",
    paid: "Paid",
    range: (from, to) => (from === to ? [from] : [`${from} – `, to]),
  },
  decide: {
    accept: "Agree to these terms",
    again: (left) => `Propose again (${left} left)`,
    counter: (left) => `Ask for changes (${left} left)`,
    counterShort: "Ask for changes",
    againShort: "Propose again",
    left: (left) =>
      `${left} more ${left === 1 ? "proposal is" : "proposals are"} possible, from both sides together.`,
    last: "No more changes are possible. Agree or decline.",
    decline: "Decline",
    note: {
      company: "Both get the terms sheet and the money is secured. The terms can't change afterwards.",
      creator: "Both get the terms sheet. Start once the money is secured.",
    },
    sheet: "See the sheet (all 12 items)",
  },
  past: {
    title: "The days for posting have gone by, so these terms can't be agreed to",
    propose: "Send terms with new days. Everything else is still there.",
    decline: "No more changes are possible either. Please decline.",
  },
  clash: {
    title: "Check this against your other contracts",
    one: (day, category) => `Until ${day} you promised to take no competing work in ${category}:`,
  },
  acceptance: {
    question: "Agree to these terms?",
    consequence: {
      company: (name) => `The contract becomes final and ${name} is told.`,
      creator: "The contract becomes final and the company is told.",
    },
    version: "Version you agree to",
    hash: "Fingerprint (SHA-256)",
    fee: "Fee (excl. tax)",
    toolFee: "Tool fee (incl. tax)",
    total: "You pay in all (incl. tax)",
    pay: {
      card: (yen) => `Agree and pay ${yen}`,
      transfer: (yen) => `Agree and transfer ${yen}`,
      balance: (yen) => `Agree and pay ${yen} from the balance`,
    },
    leaving: {
      title: "If you cancel later",
      free: (moment) =>
        `For 24 hours after the contract (agreeing now: until ${moment}) you can cancel for free.`,
      drafted: ({ early, begun, approved }) =>
        `After that, cancelling on your own costs ${early}% of the fee until a draft comes, ${begun}% once it has come (even within the 24 hours) and ${approved}% once it is approved, plus the tool fee on that share. After the posts are reported it is no longer possible.`,
      posted: ({ early, begun }, days) =>
        `After that, cancelling on your own costs ${early}% of the fee until ${days} days before the days of posting and ${begun}% from then on, plus the tool fee on that share. After the posts are reported it is no longer possible.`,
    },
    keeping: {
      drafted: ({ early, begun, approved }) =>
        `If the company cancels on its own, you keep ${early}% of the fee until you send a draft, ${begun}% once you have sent it and ${approved}% once it is approved (0% within 24 hours of the contract, before a draft).`,
      posted: ({ early, begun }, days) =>
        `If the company cancels on its own, you keep ${early}% of the fee until ${days} days before the days of posting and ${begun}% from then on (0% within 24 hours of the contract).`,
      alone: "If you cancel on your own, no fee is paid.",
      usage: (usage) => `Use elsewhere: ${usage}. There is no extra fee for it.`,
    },
    follows: "What comes next",
    steps: {
      company: [
        "Both get the terms sheet",
        "You pay the way you have chosen",
        "The creator starts once it is secured",
      ],
      creator: [
        "Both get the terms sheet",
        "The company secures the money (72 hours by card, 5 bank days by transfer)",
        "Start when we tell you that it is secured",
      ],
    },
    way: "How to secure the money",
    ways: { card: "Card", transfer: "Bank transfer" },
    wayNotes: {
      card: (card) => `Charged to ${card ?? "your company's default card"} as soon as the contract is made.`,
      transfer: "Once the contract is made you get an account of your own. Transfer within 5 bank days.",
    },
    sending: "Agreeing…",
    done: "The contract is made",
  },
  declining: {
    question: "Decline this deal?",
    consequence: "The other side is told and the deal ends. You can't undo this.",
    reason: "Reason to tell them",
    action: "Decline",
    sending: "Sending…",
    done: "You declined",
  },
  conflict: {
    version: (version) => `Version ${version} arrived first. Please review it.`,
    moved: "The deal moved on elsewhere. This is how it stands now.",
    due: "Time ran out, and nothing was sent.",
    rounds: "No more changes are possible.",
    postTo: "These days for posting can't be agreed to. Propose other days.",
  },
};
