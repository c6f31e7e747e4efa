import { refreshToken } from "@tomoru/contract/influencer/session";
import { siteHooks } from "@tomoru/web/site/site-hooks.ts";
import { cookies } from "./cookies.ts";

/** The creators' site. */
export const site = {
  side: "influencer",
  storagePrefix: "",
  cookies,
  refreshToken,
  words: {
    signedOut: {
      ja: async () => (await import("@tomoru/i18n/ja/influencer/signed-out")).signedOut,
      en: async () => (await import("@tomoru/i18n/en/influencer/signed-out")).signedOut,
    },
    signedIn: {
      ja: async () => (await import("@tomoru/i18n/ja/influencer/signed-in")).signedIn,
      en: async () => (await import("@tomoru/i18n/en/influencer/signed-in")).signedIn,
    },
  },
  loadUserSchema: async () => (await import("@tomoru/contract/influencer/profile")).Profile,
  loadKeptEndpoints: async () => (await import("./offline/kept-endpoints.ts")).keptEndpoints,
  loadKeepLocale: async () => (await import("./page/keep-locale.ts")).keepLocale,
} as const;

export const { leaveFlashMessage, rememberUser, useLanguage, useSession, useWords } = siteHooks(site);
