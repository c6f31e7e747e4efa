import { getHome } from "@tomoru/contract/influencer/home";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { listPayments } from "@tomoru/contract/influencer/payments";
import { refreshToken } from "@tomoru/contract/influencer/session";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { z } from "zod/mini";
import { startSite } from "../site/start-site.ts";

async function commonWords(): Promise<CommonWords> {
  const [{ codes }, { common }, { forms }, { shell }] = await Promise.all([
    import("@tomoru/i18n/ja/common/codes"),
    import("@tomoru/i18n/ja/common/common"),
    import("@tomoru/i18n/ja/common/forms"),
    import("@tomoru/i18n/ja/common/shell"),
  ]);
  return { codes, common, forms, shell };
}

type Options = { storagePrefix?: "" | "other." };

export function startTestSite({ storagePrefix = "" }: Options = {}): void {
  startSite({
    side: "influencer",
    storagePrefix,
    cookies: {
      accessToken: `${storagePrefix}accessToken`,
      refreshToken: `${storagePrefix}refreshToken`,
    },
    refreshToken,
    words: {
      signedOut: { ja: commonWords, en: commonWords },
      signedIn: { ja: async () => ({}), en: async () => ({}) },
    },
    loadUserSchema: async () => z.object({ email: z.string(), fullName: z.string() }),
    loadKeptEndpoints: async () => [getHome, listOffers, getOffer, listPayments],
    loadKeepLocale: async () => async () => undefined,
  });
}
