import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { refreshToken } from "@tomoru/contract/company/session";
import { siteHooks } from "@tomoru/web/site/site-hooks.ts";
import { cookies } from "./cookies.ts";
import type { SessionUser } from "./session-user.ts";

/** The companies' site. */
export const site = {
  side: "company",
  storagePrefix: "company.",
  cookies,
  refreshToken,
  words: {
    signedOut: {
      ja: async () => (await import("@tomoru/i18n/ja/company/signed-out")).signedOut,
      en: async () => (await import("@tomoru/i18n/en/company/signed-out")).signedOut,
    },
    signedIn: {
      ja: async () => (await import("@tomoru/i18n/ja/company/signed-in")).signedIn,
      en: async () => (await import("@tomoru/i18n/en/company/signed-in")).signedIn,
    },
  },
  loadUserSchema: async () => (await import("./session-user.ts")).SessionUser,
  userOf(answer: unknown): SessionUser {
    // The layout reads the profile, by the contract.
    const { member, company } = answer as CompanyProfile;
    const { email, fullName, role, locale } = member;
    return { email, fullName, role, locale, companyName: company.name };
  },
  loadKeptEndpoints: async () => [],
  loadKeepLocale: async () => (await import("./page/keep-locale.ts")).keepLocale,
} as const;

export const { leaveFlashMessage, rememberUser, useLanguage, useSession, useWords } = siteHooks(site);
