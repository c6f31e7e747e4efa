import type { ShellWords } from "../ja/shell.ts";

export const shell: ShellWords = {
  skip: "Skip to content",
  navigation: "Main menu",
  myPage: "My page",
  offers: "Offers",
  offersPending: (count) => `Offers, ${count} pending`,
  payments: "Payments",
  settings: "Settings",
  account: "Your Account",
  accountMenu: "Account menu",
  logOut: "Log out",
  loggingOut: "Logging out…",
  logOutFailed: "Couldn't log out",
  terms: "Terms",
  privacyPolicy: "Privacy policy",
  inquiry: "Contact",
  copyright: (year, brand) => `© ${year} ${brand}`,
  language: "Language",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  notFound: {
    title: "Page not found",
    subtitle: "The address may have changed, or the page may have been removed.",
    description: "Check that the address is right.",
    back: "Back to top",
  },
  crashed: {
    title: "Couldn't show this page",
    description: "Please reload the page.",
    reload: "Reload the page",
  },
};
