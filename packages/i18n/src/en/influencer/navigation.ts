import type { NavigationWords } from "../../ja/influencer/navigation.ts";

export const navigation: NavigationWords = {
  myPage: "Home",
  toMyPage: "Back to home",
  campaigns: "Campaigns",
  offers: "Offers",
  offersPending: (count) => `Offers, ${count} pending`,
  offersArrived: "New offers have arrived",
  payments: "Earnings",
  settings: "Settings",
  account: "Account",
};
