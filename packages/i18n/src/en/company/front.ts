import type { FrontWords } from "../../ja/company/front.ts";

export const front: FrontWords = {
  title: "For companies",
  headline: "Reach creators who connected their own accounts",
  lead: "Find, ask and pay in one place. You pay what the public price list says, and nothing on top.",
  start: "Start for free",
  startNote: "No card needed",
  seePricing: "See pricing",
  sample: {
    title: "What you see before a charge",
    tag: "Sample",
    change: "From Free to Standard",
    due: "Due today, tax included",
    tax: (yen) => `of which tax ${yen}`,
    next: (yen) => `Next: ${yen} incl. tax in one month. Downgrade at any time.`,
  },
  facts: {
    title: "What we keep to",
    numbers: {
      title: "Numbers from the creators themselves",
      detail:
        "Followers and views come from accounts that creators connected themselves. Estimated PR prices are computed from them.",
    },
    price: {
      title: "The amount before the charge",
      detail: "Before a plan changes you see what is due today, tax included. Exactly that is charged.",
    },
    leave: {
      title: "Leave by yourself",
      detail:
        "Going back to Free or closing the company takes a few presses. No phone call, no retention team.",
    },
  },
  steps: {
    title: "How to start",
    signUp: {
      title: "Sign your company up",
      detail: "Company name, your name and an email address are enough.",
    },
    verify: {
      title: "Have it verified",
      detail: "Fill in the company's details and we check them. Creators see that you are verified.",
    },
    card: {
      title: "Add a card",
      detail: "For paid plans and fees. You enter the number on the payment provider's page.",
    },
  },
  prices: {
    title: "Pricing",
    lead: "Stay on Free as long as you like, and upgrade only when you need to.",
    fee: (percent, taxed) => `Tool fee ${percent}% of the fee (${taxed}% incl. tax)`,
    all: "Compare all 17 items",
  },
};
