import { brand } from "../../brand.ts";
import type { SettingsWords } from "../../ja/influencer/settings.ts";

export const settings: SettingsWords = {
  title: "Settings",
  revenue: { title: "This month's earnings", loadFailed: "Couldn't load this month's earnings" },
  money: { history: "Payment history", bank: "Bank details", tax: "Tax details" },
  account: {
    title: "Account and sign-in",
    profile: "Account",
    email: "Change email",
    password: "Change password",
  },
  display: { title: "Display", languageNotSaved: "Couldn't save your language" },
  more: { title: "Help and terms", leave: `Leave ${brand}` },
};
