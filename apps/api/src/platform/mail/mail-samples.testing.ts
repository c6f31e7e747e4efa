import type { Locale } from "@tomoru/contract/fields";
import type { MailContent, MailData, MailKind } from "./mail-content.ts";

/** One made-up mail of each kind, in the words of its reader: for tests and for the pictures of docs/product/mails.md. */
export function sampleMails(locale: Locale): MailContent[] {
  const {
    fullName,
    bankName,
    productName,
    inquiry: [subject, message],
    description,
    fee,
  } = words[locale];
  const code = { code: "482915", minutes: 10 };
  const moment = { fullName, changedAt: "2026-11-21T04:45:00.000Z" };
  const settled = { fullName, description: fee, yen: 120_000 };
  const endsOn = "2026-11-30";
  const email = "hanako@example.jp";
  const data: { [K in MailKind]: MailData<K> } = {
    signUpCode: code,
    passwordResetCode: code,
    emailUpdateCode: code,
    passwordChanged: moment,
    emailChanged: { ...moment, newEmailMasked: "h•••@example.com" },
    bankChanged: { ...moment, bankName, lastDigits: "678" },
    tooManyCodeFailures: { fullName },
    newOffer: {
      fullName,
      offerId: "AAAAAAAAAAAAAAAAAAAAAA",
      productName,
      platform: "instagram",
      budget: { minYen: 80_000, maxYen: 120_000 },
      period: { from: "2026-12-01", to: "2026-12-14" },
      month: "2026-12",
      unsubscribeToken: "token_of-hanako",
    },
    paymentPaid: { ...settled, date: "2026-11-30" },
    paymentFailed: { ...settled, date: "2026-11-30" },
    withdrawalReceived: { fullName, endsOn },
    withdrawalTakenBack: { fullName },
    accountClosed: { fullName },
    withdrawalForSupport: {
      influencerId: "019aa9b2-5f00-7c3e-8f21-1234567890ab",
      fullName,
      email,
      phone: "03-0000-0000",
      reason: "insufficientFunctions",
      description,
      endsOn,
    },
    inquiryForSupport: {
      inquiryId: "019aa9b2-6a10-7d41-9b07-1234567890ab",
      fullName,
      email,
      subject,
      message,
    },
  };
  return Object.entries(data).map(([kind, data]) => ({ kind, data }) as MailContent);
}

const words = {
  ja: {
    fullName: "山田 花子",
    bankName: "見本銀行",
    productName: "うるおい化粧水「しずく」",
    fee: "うるおい化粧水「しずく」の紹介投稿",
    description:
      "動画ごとの再生数をまとめて見たいと思っていました。\nまたの機会がありましたら、よろしくお願いします。",
    inquiry: [
      "報酬の時期について",
      "いつもお世話になっております。\n\n10月に納品した企画の報酬は、いつごろになりますか。",
    ],
  },
  en: {
    fullName: "Hanako Yamada",
    bankName: "Sample Bank",
    productName: "Shizuku moisture lotion",
    fee: "Post on Shizuku moisture lotion",
    description: "I hoped to see the views of all my videos in one place.\nThank you for everything.",
    inquiry: ["When I'll be paid", "Hello,\n\nWhen will you pay for the work that I delivered in October?"],
  },
} as const satisfies Record<Locale, unknown>;
