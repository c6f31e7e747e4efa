import type { Platform } from "@tomoru/contract/platforms";
import { consultationMails as en } from "@tomoru/i18n/en/mails/consultations";
import { consultationMails as ja } from "@tomoru/i18n/ja/mails/consultations";
import { withHome } from "../../platform/mail/mail-home.ts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

const productNames = { ja: "うるおい化粧水「しずく」", en: "Shizuku moisture lotion" };

const offerClosing: MailKind<{
  readonly fullName: string;
  readonly offerId: string;
  readonly productName: string;
  readonly platform: Platform;
  /** The last day for an answer, `YYYY-MM-DD`. */
  readonly answerOn: string;
  readonly unsubscribeToken: string;
}> = {
  when: "48 hours before the time for an answer to a company's offer ends",
  to: "the creator, unless turned off or suspended",
  words: { ja: ja.offerClosing, en: en.offerClosing },
  links: ({ offerId, unsubscribeToken }) => ({
    action: `/offer/${encodeURIComponent(offerId)}`,
    turnOff: `/mail/off/${encodeURIComponent(unsubscribeToken)}`,
  }),
  sample: (locale) => ({
    ...samplePerson[locale],
    offerId: "AAAAAAAAAAAAAAAAAAAAAA",
    productName: productNames[locale],
    platform: "instagram",
    answerOn: "2026-11-30",
    unsubscribeToken: "token_of-hanako",
  }),
};

const answered: MailKind<{
  readonly fullName: string;
  readonly productName: string;
  readonly approved: number;
  readonly rejected: number;
  readonly waiting: number;
  readonly answerOn: string;
}> = {
  when: "creators answered a consultation; one an hour for each",
  to: "the company's members, unless turned off",
  words: { ja: ja.answered, en: en.answered },
  links: () => ({ action: "/company" }),
  sample: (locale) => ({
    ...samplePerson[locale],
    productName: productNames[locale],
    approved: 3,
    rejected: 1,
    waiting: 4,
    answerOn: "2026-11-30",
  }),
};

export const consultationsMails = { offerClosing, ...withHome("/company", { answered }) };
