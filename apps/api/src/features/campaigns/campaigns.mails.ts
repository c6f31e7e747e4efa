import type { Platform } from "@tomoru/contract/platforms";
import { campaignsMails as en } from "@tomoru/i18n/en/mails/campaigns";
import { campaignsMails as ja } from "@tomoru/i18n/ja/mails/campaigns";
import { withHome } from "../../platform/mail/mail-home.ts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

const productNames = { ja: "冬の乾燥ケア、1週間の使い心地", en: "A week of winter skin care" };

const applied: MailKind<{
  readonly fullName: string;
  readonly campaignId: string;
  readonly productName: string;
  /** Who waits for an answer. */
  readonly applied: number;
  readonly placesLeft: number;
  /** The last day for applications, `YYYY-MM-DD`. */
  readonly closesOn: string;
}> = {
  when: "creators applied to an open campaign; one an hour for each",
  to: "the company's members, unless turned off",
  words: { ja: ja.applied, en: en.applied },
  links: ({ campaignId }) => ({ action: `/company/campaigns/${campaignId}` }),
  sample: (locale) => ({
    ...samplePerson[locale],
    campaignId: "019ab4d2-0000-7000-8000-0000000000c1",
    productName: productNames[locale],
    applied: 23,
    placesLeft: 3,
    closesOn: "2026-11-27",
  }),
};

const selected: MailKind<{
  readonly fullName: string;
  readonly dealId: string;
  readonly productName: string;
  readonly platform: Platform;
}> = {
  when: "a company selected the creator for an open campaign",
  to: "the creator",
  words: { ja: ja.selected, en: en.selected },
  links: ({ dealId }) => ({ action: `/deal/${encodeURIComponent(dealId)}` }),
  sample: (locale) => ({
    ...samplePerson[locale],
    dealId: "CCCCCCCCCCCCCCCCCCCCCC",
    productName: productNames[locale],
    platform: "instagram",
  }),
};

const notSelected: MailKind<{
  readonly fullName: string;
  readonly productName: string;
  readonly platform: Platform;
  /** By the company, before it had chosen. */
  readonly isWithdrawn: boolean;
}> = {
  when: "an open campaign is over, or was withdrawn, and the creator was not selected",
  to: "the creator",
  words: { ja: ja.notSelected, en: en.notSelected },
  links: () => ({ action: "/campaigns" }),
  sample: (locale) => ({
    ...samplePerson[locale],
    productName: productNames[locale],
    platform: "instagram",
    isWithdrawn: false,
  }),
};

export const campaignsMails = { ...withHome("/company", { applied }), selected, notSelected };
