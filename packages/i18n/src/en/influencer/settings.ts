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
  calendar: {
    title: "Calendar",
    lead: "See deadlines, days to post and transfers in your own calendar. Amounts are left out.",
    show: "Show the address",
    loading: "Loading…",
    secret: "Whoever knows this address can see your dates. Keep it to yourself.",
    copy: "Copy the address",
    renew: "Get a new address",
    question: "The current address stops working. Add the new one to your calendar.",
    confirm: "Get a new one",
    cancel: "Cancel",
    said: {
      copied: "Copied. Paste it where your calendar adds one by URL.",
      renewed: "You have a new address. The old one no longer works.",
      failed: "Couldn't get the address. Please try again later.",
    },
  },
  display: { title: "Display", languageNotSaved: "Couldn't save your language" },
  more: { title: "Help and terms", leave: `Leave ${brand}` },
};
