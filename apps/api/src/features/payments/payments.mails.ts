import type { FailureCause } from "@tomoru/contract/deals/payout-states";
import { paymentMails as en } from "@tomoru/i18n/en/mails/payments";
import { paymentMails as ja } from "@tomoru/i18n/ja/mails/payments";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { sampleEmail, samplePerson } from "../../platform/mail/sample-person.ts";

type Settled = {
  readonly fullName: string;
  /** The day of the transfer, `YYYY-MM-DD`. */
  readonly date: string;
  readonly description: string;
  /** Deals beside the one that is described. */
  readonly more?: number;
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
  when: "the bank has paid a transfer, or the operator tells that a payment is Paid",
  to: "the creator",
  words: { ja: ja.paymentPaid, en: en.paymentPaid },
  links: () => ({ action: "/payment-history" }),
  sample,
};

/** `cause`: what the bank says; nothing of what the operator tells. */
const paymentFailed: MailKind<Settled & { readonly cause?: FailureCause }> = {
  when: "the bank sent a transfer back, or the operator tells that a payment has Failed",
  to: "the creator",
  words: { ja: ja.paymentFailed, en: en.paymentFailed },
  links: () => ({ action: "/bank-account" }),
  sample: (locale) => ({ ...sample(locale), cause: "nameMismatch" }),
};

const paymentSent: MailKind<Settled> = {
  when: "the files of a payout run are at the bank",
  to: "the creator",
  words: { ja: ja.paymentSent, en: en.paymentSent },
  links: () => ({ action: "/payment-history" }),
  sample: (locale) => ({ ...sample(locale), more: 1 }),
};

const bankMissing: MailKind<{ readonly fullName: string; readonly yen: number; readonly dueOn: string }> = {
  when: "money is due and there is no account that it can go to: once it is, seven days before, and when a run passes it by",
  to: "the creator",
  words: { ja: ja.bankMissing, en: en.bankMissing },
  links: () => ({ action: "/bank-account" }),
  sample: (locale) => ({ ...samplePerson[locale], yen: 165_000, dueOn: "2026-12-25" }),
};

const questions = {
  ja: "素材の費用5,000円が含まれていないようです。ご確認をお願いします。",
  en: "The 5,000 yen for materials seem to be missing. Could you look into it?",
};

const statementQueried: MailKind<{
  readonly fullName: string;
  readonly email: string;
  readonly number: string;
  readonly message: string;
}> = {
  when: "a creator asks about a statement, within its seven days",
  to: "support, answered to the creator",
  words: { ja: ja.statementQueried, en: en.statementQueried },
  replyTo: ({ email }) => email,
  sample: (locale) => ({
    ...samplePerson[locale],
    email: sampleEmail,
    number: "202611-AbCdEfGh-1",
    message: questions[locale],
  }),
};

/** Sent whatever the settings. They carry no digit of the account. */
export const paymentsMails = { paymentPaid, paymentFailed, paymentSent, bankMissing, statementQueried };
