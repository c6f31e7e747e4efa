import type { HomeWords } from "../../ja/influencer/home.ts";

export const home: HomeWords = {
  title: "Home",
  pending: (name, count) => `${name}, ${count === 1 ? "1 offer is" : `${count} offers are`} waiting for you`,
  pendingNameless: (count) => `${count === 1 ? "1 offer is" : `${count} offers are`} waiting for you`,
  none: "No new offers",
  ready: "You're all set. We'll tell you when an offer comes",
  readyForOffers: "You're ready for offers",
  start: (steps) =>
    steps === 1 ? "One step left" : `${["", "", "Two", "Three"][steps] ?? steps} steps to get started`,
  yourTurn: "It's your turn",
  open: "See details",
  others: (count) => `See ${count} more`,
  last: {
    title: "Your last answer",
    approved: (date) => `Approved ${date}`,
    rejected: (date) => `Rejected ${date}`,
    titlePaid: "Your last deal",
    paid: "Paid in full",
    open: "See the offer",
  },
  readyHint:
    "You can apply to open campaigns any time. In Settings you see whether companies find you in search.",
  taxHint: "A contract needs your tax details. Add them now, and you can agree right away.",
  giveTax: "Add tax details",
  preview: "Review your profile",
  quiet: "When an offer comes, it appears here.",
  allOffers: "See all offers",
  deals: {
    waiting: (name, count) => `${name}, ${count} ${count === 1 ? "deal is" : "deals are"} waiting for you`,
    waitingNameless: (count) => `${count} ${count === 1 ? "deal is" : "deals are"} waiting for you`,
    checking: (yen) => `Tomoru is checking ${yen} of your fees`,
    atOperator: (count) =>
      count === 1
        ? "Our team is looking into a deal of yours"
        : `Our team is looking into ${count} of your deals`,
    title: "Deals",
    turns: {
      answer: "Answer the terms you received",
      draft: "Send your draft",
      post: "Post, then report it",
      repair: "Fix the post, then report it again",
      other: "See the deal",
    },
    chosen: {
      headline: "A campaign chose you",
      title: "You were chosen",
      next: "The company sends its terms next. We'll tell you when they arrive.",
    },
    until: (day) => `Until ${day}`,
    overdue: (day) => `Was due on ${day}`,
    net: (yen) => `You receive ${yen}`,
    open: "Open the deal",
    others: (count) => `See ${count} more ${count === 1 ? "deal" : "deals"}`,
    next: {
      draft: "Draft due",
      postFrom: "First day to post",
      postTo: "Post due",
      acceptBy: "The company accepts by",
      pay: "Transfer",
    },
    nextPayment: (day, yen) => `Next transfer: ${yen} on ${day}.`,
    latePayment: (day, yen) => `${yen} was due on ${day} and is late.`,
    askLate: "Ask us about it",
    secured: (yen) => `Secured ${yen}`,
    checked: (yen) => `Tomoru is checking ${yen} of it.`,
  },
  upcoming: {
    title: "Coming up",
    startsIn: (days) => (days === 1 ? "Starts tomorrow" : `Starts in ${days} days`),
    endsIn: (days) => (days === 1 ? "Ends tomorrow" : `${days} days left`),
    endsToday: () => "Ends today",
  },
  progress: {
    title: "Your offers so far",
    chart: "How you answered",
    steps: { received: "Received", answered: "Answered", approved: "Approved", paid: "Paid" },
    count: (count) => `${count}`,
    finding: ({ received, answered, approved, paid }) =>
      `Of ${received === 1 ? "1 offer" : `${received} offers`} received, you answered ${answered} and approved ${approved}.${
        paid === undefined ? "" : ` ${paid} of them ${paid === 1 ? "is" : "are"} paid.`
      }`,
    noFinding: "No offers received yet.",
    table: { label: "Step", value: "Offers" },
    showTable: "View as table",
    hideTable: "View as chart",
  },
  revenue: {
    title: "This month's earnings",
    history: "Payment history",
    none: "Your first earnings will appear here",
    chart: "Earnings by month",
    finding: (months, best, amount) =>
      `Earnings of the last ${months} months. The highest month is ${best} with ${amount}.`,
    noFinding: (months) => `No earnings in the last ${months} months yet.`,
    year: (amount) => `Last 12 months ${amount}`,
    month: "Month",
    amount: "Earnings",
    showTable: "View as table",
    hideTable: "View as chart",
  },
  failed: {
    title: (amount) => `${amount} could not be paid`,
    text: "Check your bank details. Save, and we pay again.",
    check: "Check bank details",
    answered: {
      title: (amount) => `${amount} will be paid with the next transfer`,
      text: "It goes to the bank details you saved. There is nothing to do for now.",
    },
  },
  setup: {
    title: "Get ready to be paid",
    left: (count) => (count === 1 ? "1 step left" : `${count} steps left`),
    done: "Done",
    social: { title: "Connect a social account", consequence: "Connect to receive offers" },
    bank: { title: "Add your bank details", consequence: "Needed to receive payments (about 2 minutes)" },
    bankUnresolved: { title: "Correct your bank details", consequence: "We can't pay to them as they are" },
    profile: { title: "Complete your profile", consequence: "Helps companies find you" },
  },
  social: {
    title: "Social accounts",
    linked: "Connected",
    link: "Connect",
    linkPlatform: (platform) => `Connect ${platform}`,
  },
  loadFailed: "Couldn't load your home",
};
