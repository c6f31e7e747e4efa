import type { CancellationReason } from "@tomoru/contract/influencer/membership";
import { membershipMails as en } from "@tomoru/i18n/en/mails/membership";
import { supportMails as enSupport } from "@tomoru/i18n/en/mails/support";
import { membershipMails as ja } from "@tomoru/i18n/ja/mails/membership";
import { supportMails as jaSupport } from "@tomoru/i18n/ja/mails/support";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { sampleEmail, samplePerson } from "../../platform/mail/sample-person.ts";

type Person = { readonly fullName: string };
/** The last day in Japan, `YYYY-MM-DD`. */
type Leaving = { readonly endsOn: string };

const endsOn = "2026-11-30";
const descriptions = {
  ja: "動画ごとの再生数をまとめて見たいと思っていました。\nまたの機会がありましたら、よろしくお願いします。",
  en: "I hoped to see the views of all my videos in one place.\nThank you for everything.",
};
const inquiries = {
  ja: {
    subject: "報酬の時期について",
    message: "いつもお世話になっております。\n\n10月に納品した企画の報酬は、いつごろになりますか。",
  },
  en: {
    subject: "When I'll be paid",
    message: "Hello,\n\nWhen will you pay for the work that I delivered in October?",
  },
};

const withdrawalReceived: MailKind<Person & Leaving> = {
  when: "a withdrawal is asked for",
  to: "the creator",
  words: { ja: ja.withdrawalReceived, en: en.withdrawalReceived },
  links: () => ({ action: "/cancellation" }),
  sample: (locale) => ({ ...samplePerson[locale], endsOn }),
};

const withdrawalTakenBack: MailKind<Person> = {
  when: "a withdrawal is taken back",
  to: "the creator",
  words: { ja: ja.withdrawalTakenBack, en: en.withdrawalTakenBack },
  sample: (locale) => samplePerson[locale],
};

/** `isOwed`: money is still to be paid, and the account that it goes to is kept until then. */
const accountClosed: MailKind<Person & { readonly isOwed?: boolean }> = {
  when: "an account is deleted, or its withdrawal falls due",
  to: "the address as it was",
  words: { ja: ja.accountClosed, en: en.accountClosed },
  sample: (locale) => ({ ...samplePerson[locale], isOwed: true }),
};

const withdrawalForSupport: MailKind<
  Person &
    Leaving & {
      readonly influencerId: string;
      readonly email: string;
      readonly phone: string | null;
      readonly reason: CancellationReason;
      readonly description: string;
    }
> = {
  when: "a withdrawal is asked for, with its reason",
  to: "support, in Japanese",
  words: { ja: jaSupport.withdrawalForSupport, en: enSupport.withdrawalForSupport },
  replyTo: ({ email }) => email,
  sample: (locale) => ({
    ...samplePerson[locale],
    influencerId: "019aa9b2-5f00-7c3e-8f21-1234567890ab",
    email: sampleEmail,
    phone: "03-0000-0000",
    reason: "insufficientFunctions",
    description: descriptions[locale],
    endsOn,
  }),
};

const inquiryForSupport: MailKind<
  Person & {
    readonly inquiryId: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    /** Nobody has proven the name and the e-mail. */
    readonly isSignedOut?: true;
  }
> = {
  when: "the inquiry form is sent",
  to: "support, in Japanese",
  words: { ja: jaSupport.inquiryForSupport, en: enSupport.inquiryForSupport },
  replyTo: ({ email }) => email,
  sample: (locale) => ({
    ...samplePerson[locale],
    inquiryId: "019aa9b2-6a10-7d41-9b07-1234567890ab",
    email: sampleEmail,
    ...inquiries[locale],
  }),
};

export const membershipMails = {
  withdrawalReceived,
  withdrawalTakenBack,
  accountClosed,
  withdrawalForSupport,
  inquiryForSupport,
};
