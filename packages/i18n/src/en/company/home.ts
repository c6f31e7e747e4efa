import type { HomeWords } from "../../ja/company/home.ts";

export const home: HomeWords = {
  title: "Home",
  loadFailed: "Couldn't load home",
  nothing: "Nothing is waiting",
  waiting: (name, count) => `${name}, ${count} ${count === 1 ? "thing waits" : "things wait"} for you`,
  starting: (count) => `${count} first ${count === 1 ? "step" : "steps"} to go`,
  quiet: "What comes up stands here, the nearest deadline first.",
  yourTurn: "Your turn",
  until: (day) => `By ${day}`,
  waits: {
    unpaid: {
      label: "Pay for your plan",
      note: "The payment failed. After that day your account is suspended.",
      action: "See your plan",
    },
    authentication: {
      label: "Authenticate your card",
      note: "Your plan changes once your bank has confirmed it.",
      action: "Open the page",
    },
  },
  start: "First steps",
  stepStates: { open: "to do", waiting: "being checked", done: "done" },
  steps: {
    verify: {
      label: "Have your company verified",
      open: "Creators see that you are verified.",
      waiting: "We are checking your details and mail you when it's done.",
      done: "Creators see that you are verified.",
      action: "Add company details",
    },
    card: {
      label: "Add a card",
      open: "For paid plans and fees. On the Free plan it can wait.",
      waiting: "The card is being checked.",
      done: "Ready for payments.",
      action: "Add a card",
    },
  },
  days: {
    title: "Next dates",
    none: "No dates are set.",
    renewal: (plan, yen) => `${plan} renews, ${yen} incl. tax`,
    change: (plan) => `Your plan becomes ${plan}`,
    card: (last4) => `Card ending in ${last4} expires`,
    invitation: (email) => `Invitation to ${email} expires`,
  },
};
