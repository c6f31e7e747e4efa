import { paymentMails as en } from "@tomoru/i18n/en/mails/payments";
import { paymentMails as ja } from "@tomoru/i18n/ja/mails/payments";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

type Settled = {
  readonly fullName: string;
  /** The day of the transfer, `YYYY-MM-DD`. */
  readonly date: string;
  readonly description: string;
  readonly yen: number;
};

const descriptions = { ja: "うるおい化粧水「しずく」の紹介投稿", en: "Post on Shizuku moisture lotion" };

const sample: MailKind<Settled>["sample"] = (locale) => ({
  ...samplePerson[locale],
  date: "2026-11-30",
  description: descriptions[locale],
  yen: 120_000,
});

const paymentPaid: MailKind<Settled> = {
  when: "the operator tells that a payment is Paid",
  to: "the creator",
  words: { ja: ja.paymentPaid, en: en.paymentPaid },
  links: () => ({ action: "/payment-history" }),
  sample,
};

const paymentFailed: MailKind<Settled> = {
  when: "the operator tells that a payment has Failed",
  to: "the creator",
  words: { ja: ja.paymentFailed, en: en.paymentFailed },
  links: () => ({ action: "/bank-account" }),
  sample,
};

/** Sent whatever the settings, once for each time that a payment becomes Paid or Failed. They carry no digit of the account. */
export const paymentsMails = { paymentPaid, paymentFailed };
