import type { PricingWords } from "../../ja/company/pricing.ts";

export const pricing: PricingWords = {
  title: "Pricing",
  headline: "Go up when you need to",
  lead: "Every company begins on Free. What an upgrade costs that day is shown before you confirm it.",
  start: "Start for free",
  noCard: "No card needed",
  notes: {
    title: "Good to know",
    up: "An upgrade works at once. You pay for the days that are left.",
    down: "After a downgrade your present plan stays until the paid period ends. Taking it back is free.",
    quote: "Services by quote are asked for through the contact page.",
    reached: "Deals under way never stop at a limit.",
  },
};
