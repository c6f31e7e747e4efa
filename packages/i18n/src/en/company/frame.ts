import type { FrameWords } from "../../ja/company/frame.ts";

export const frame: FrameWords = {
  forCompanies: "Business",
  home: "Home",
  homeWaiting: (count) => `Home, ${count} waiting for you`,
  deals: "Deals",
  more: "More",
  moreTitle: "More pages",
  settings: "Settings",
  pricing: "Pricing",
  commerce: "Legal notice (Japan)",
  signIn: "Sign in",
  signUp: "Sign up",
  toHome: "Back to home",
  toFront: "To the front page",
  languageNotSaved: "Couldn't save your language",
};
