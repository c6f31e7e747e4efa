import type { CancellationReason } from "@tomoru/contract/influencer/membership";
import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { membership } from "../influencer/membership.ts";
import type { MailText } from "./mails.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

const { reasons } = membership.cancellation;

const contact = (email: string) => `このメールに返信すると、${email} に届きます。`;
const reason = `このメールは、${brand}のお問い合わせ窓口に自動でお送りしています。個人情報を含みます。お取り扱いにご注意ください。`;

/** To support; an answer goes to the person. */
export const supportMails = {
  /** `endsOn`: the last day, `YYYY-MM-DD`. */
  withdrawalForSupport: (data: {
    influencerId: string;
    fullName: string;
    email: string;
    phone: string | null;
    reason: CancellationReason;
    description: string;
    endsOn: string;
  }): MailText => ({
    subject: `【${brand}】退会の申し込み：${data.fullName}`,
    preview: `理由：${reasons[data.reason].label}`,
    heading: "退会の申し込みがありました",
    paragraphs: ["退会日まで、本人が取り消せます。窓口での手続きは必要ありません。"],
    facts: [
      { label: "氏名", value: data.fullName },
      { label: "メールアドレス", value: data.email },
      { label: "電話番号", value: data.phone ?? "記載なし" },
      { label: "退会日", value: format.day(data.endsOn) },
      { label: "理由", value: reasons[data.reason].label },
      { label: "クリエイターID", value: data.influencerId },
    ],
    quote: { label: "詳細", value: data.description },
    notes: [],
    reason,
    contact: contact(data.email),
  }),

  inquiryForSupport: (data: {
    inquiryId: string;
    fullName: string;
    email: string;
    subject: string;
    message: string;
    isSignedOut?: true;
  }): MailText => ({
    subject: `【${brand}】お問い合わせ：${data.subject}`,
    preview: `${data.fullName}さんからのお問い合わせです。`,
    heading: "お問い合わせがありました",
    paragraphs: [],
    facts: [
      { label: "氏名", value: data.fullName },
      { label: "メールアドレス", value: data.email },
      { label: "件名", value: data.subject },
      { label: "受付番号", value: data.inquiryId },
    ],
    quote: { label: "お問い合わせ内容", value: data.message },
    notes: data.isSignedOut
      ? ["ログインせずに送信されました。氏名とメールアドレスが本人のものかは確認できていません。"]
      : [],
    reason,
    contact: contact(data.email),
  }),
};
