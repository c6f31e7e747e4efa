import type { Platform } from "@tomoru/contract/platforms";
import { mails as en } from "@tomoru/i18n/en/mails/mails";
import { mails as ja } from "@tomoru/i18n/ja/mails/mails";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

const productNames = { ja: "うるおい化粧水「しずく」", en: "Shizuku moisture lotion" };

const companyNames = { ja: "株式会社みなと珈琲", en: "Minato Coffee" };

/** One call of the operator sends a creator one of these, about the newest offer of the call. */
const newOffer: MailKind<{
  readonly fullName: string;
  readonly offerId: string;
  readonly productName: string | null;
  readonly platform: Platform;
  readonly budget: { readonly minYen: number | null; readonly maxYen: number | null } | null;
  readonly period: { readonly from: string; readonly to: string } | null;
  /** `YYYY-MM`, where there is no period. */
  readonly month: string | null;
  /** Where a company asks itself: its name, and the last day to answer. Missing in older mails. */
  readonly asked?: { readonly companyName: string | null; readonly answerOn: string };
  /** For the link that turns these mails off with one click. */
  readonly unsubscribeToken: string;
}> = {
  when: "the operator sends offers; the newest of a call, once",
  to: "the creator, unless turned off or suspended",
  words: { ja: ja.newOffer, en: en.newOffer },
  links: ({ offerId, unsubscribeToken }) => ({
    action: `/offer/${encodeURIComponent(offerId)}`,
    turnOff: `/mail/off/${encodeURIComponent(unsubscribeToken)}`,
  }),
  sample: (locale) => ({
    ...samplePerson[locale],
    offerId: "AAAAAAAAAAAAAAAAAAAAAA",
    productName: productNames[locale],
    platform: "instagram",
    budget: { minYen: 80_000, maxYen: 120_000 },
    period: { from: "2026-12-01", to: "2026-12-14" },
    month: "2026-12",
    asked: { companyName: companyNames[locale], answerOn: "2026-11-30" },
    unsubscribeToken: "token_of-hanako",
  }),
};

export const offersMails = { newOffer };
