import type { HomeWords } from "../ja/home.ts";

export const home: HomeWords = {
  title: "Home",
  pending: (name, count) => `${name}, ${count === 1 ? "1 offer is" : `${count} offers are`} waiting for you`,
  pendingNameless: (count) => `${count === 1 ? "1 offer is" : `${count} offers are`} waiting for you`,
  none: "No new offers",
  ready: "You're all set. We'll tell you when an offer comes",
  start: (steps) =>
    steps === 1 ? "One step left" : `${["", "", "Two", "Three"][steps] ?? steps} steps to get started`,
  yourTurn: "It's your turn",
  open: "See details",
  others: (count) => `See ${count} more`,
  last: {
    title: "Your last answer",
    approved: (date) => `Approved ${date}`,
    rejected: (date) => `Rejected ${date}`,
    open: "See the offer",
  },
  quiet: "When an offer comes, it appears here.",
  allOffers: "See all offers",
  upcoming: {
    title: "Coming up",
    startsIn: (days) => (days === 1 ? "Starts tomorrow" : `Starts in ${days} days`),
    endsIn: (days) => (days === 1 ? "Ends tomorrow" : `${days} days left`),
    endsToday: () => "Ends today",
  },
  progress: {
    title: "Your offers so far",
    chart: "How you answered",
    steps: { received: "Received", answered: "Answered", approved: "Approved" },
    count: (count) => `${count}`,
    finding: ({ received, answered, approved }) =>
      `Of ${received === 1 ? "1 offer" : `${received} offers`} received, you answered ${answered} and approved ${approved}.`,
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
