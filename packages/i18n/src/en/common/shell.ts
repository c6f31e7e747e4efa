import type { ShellWords } from "../../ja/common/shell.ts";

export const shell: ShellWords = {
  skip: "Skip to content",
  navigation: "Main menu",
  accountMenu: "Account menu",
  logOut: "Log out",
  loggingOut: "Logging out…",
  logOutFailed: "Couldn't log out",
  toSignIn: "Go to sign in",
  terms: "Terms",
  privacyPolicy: "Privacy policy",
  inquiry: "Contact",
  copyright: (year, brand) => `© ${year} ${brand}`,
  language: "Language",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  offline: {
    offline: (moment) => `You're offline. Showing what was last loaded (${moment}).`,
    unreachable: (moment) => `The server can't be reached. Showing what was last loaded (${moment}).`,
    nothingKept: "You're offline. This page loads by itself once you're connected.",
  },
  notFound: {
    title: "Page not found",
    subtitle: "The address may have changed, or the page may have been removed.",
    description: {
      address: "Check that the address is right.",
      link: "If you followed a link, it may be out of date.",
    },
  },
  crashed: {
    title: "Couldn't show this page",
    description: "Please reload the page.",
    reload: "Reload the page",
  },
};
