import type { PricingWords } from "../../ja/company/pricing.ts";

export const pricing: PricingWords = {
  title: "Pricing",
  headline: "Upgrade when you need to",
  lead: "Every company begins on Free. What an upgrade costs that day is shown before you confirm it.",
  start: "Start for free",
  noCard: "No card needed",
  notes: {
    title: "Good to know",
    up: "An upgrade works at once. You pay for the time that is left.",
    down: "After a downgrade your current plan stays until the paid period ends. Taking it back is free.",
    quote: "For services by quote, use the contact page.",
    reached: "Deals under way never stop at a limit.",
  },
};
