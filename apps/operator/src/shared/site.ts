import { siteHooks } from "@tomoru/web/site/site-hooks.ts";
import { z } from "zod/mini";
import { cookies } from "./cookies.ts";

/** The console of whoever runs Tomoru. It keeps no session: no page of it is behind the sites' sign-in. */
export const site = {
  side: "operator",
  storagePrefix: "operator.",
  cookies,
  refreshToken: null,
  words: {
    signedOut: {
      ja: async () => (await import("@tomoru/i18n/ja/operator/words")).words,
      en: async () => (await import("@tomoru/i18n/en/operator/words")).words,
    },
    signedIn: { ja: async () => ({}), en: async () => ({}) },
  },
  loadUserSchema: async () => z.object({ email: z.string(), fullName: z.string() }),
  loadKeptEndpoints: async () => [],
  loadKeepLocale: async () => async () => undefined,
} as const;

export const { useLanguage, useWords } = siteHooks(site);
