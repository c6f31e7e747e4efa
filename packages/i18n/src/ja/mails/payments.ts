import type { FailureCause } from "@tomoru/contract/deals/payout-states";
import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { payeeFaults } from "../deals/payee-faults.ts";
import type { MailText } from "./mails.ts";

/** `date`: the day of the transfer, `YYYY-MM-DD`. `more`: deals beside the one that is described. */
type Settled = { fullName: string; date: string; description: string; more?: number; yen: number };
type Support = { supportEmail: string };

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const reason = `このメールは、${brand}の報酬に関わる大切なお知らせのため、設定にかかわらずお送りしています。`;

const what = (description: string, more = 0) => (more > 0 ? `${description}、ほか${more}件` : description);

export const paymentMails = {
  paymentPaid: ({ fullName, date, description, more, yen }: Settled): MailText => ({
    subject: `【${brand}】報酬をお振り込みしました`,
    preview: `${format.yen(yen)}、${format.day(date)}`,
    heading: "報酬をお振り込みしました",
    paragraphs: [`${fullName}さん`, "次の報酬を、ご登録の口座にお振り込みしました。"],
    facts: [
      { label: "金額", value: format.yen(yen) },
      { label: "振込日", value: format.day(date) },
      { label: "内容", value: what(description, more) },
    ],
    action: "報酬の履歴を見る",
    notes: ["金融機関によっては、口座への入金が翌営業日になることがあります。"],
    reason,
  }),

  paymentFailed: (
    { fullName, date, description, more, yen, cause }: Settled & { cause?: FailureCause },
    { supportEmail }: Support,
  ): MailText => ({
    subject: `【${brand}】報酬の振込ができませんでした`,
    preview: "口座情報に誤りがないかご確認ください。",
    heading: "報酬の振込ができませんでした",
    paragraphs: [
      `${fullName}さん`,
      "次の報酬を、ご登録の口座にお振り込みできませんでした。",
      cause === undefined
        ? "口座情報に誤りがないかご確認ください。保存すると、もう一度お振り込みします。"
        : payeeFaults[cause],
    ],
    facts: [
      { label: "金額", value: format.yen(yen) },
      { label: "振込予定日", value: format.day(date) },
      { label: "内容", value: what(description, more) },
    ],
    action: "口座情報を確認する",
    notes: [
      `口座情報に誤りがないときは、そのまま保存するか、${supportEmail} までお知らせください。`,
      `${brand}からメールで口座番号や暗証番号をお尋ねすることはありません。`,
    ],
    reason,
  }),

  paymentSent: ({ fullName, date, description, more, yen }: Settled): MailText => ({
    subject: `【${brand}】報酬の振込を銀行に依頼しました`,
    preview: `${format.yen(yen)}、${format.day(date)}`,
    heading: "報酬の振込を銀行に依頼しました",
    paragraphs: [`${fullName}さん`, `次の報酬が、${format.day(date)}にご登録の口座へ届きます。`],
    facts: [
      { label: "金額", value: format.yen(yen) },
      { label: "振込日", value: format.day(date) },
      { label: "内容", value: what(description, more) },
    ],
    action: "報酬の履歴を見る",
    notes: ["いま口座情報を変更しても、この振込の送り先は変わりません。"],
    reason,
  }),

  bankMissing: ({ fullName, yen, dueOn }: { fullName: string; yen: number; dueOn: string }): MailText => ({
    subject: `【${brand}】報酬の振込先をご登録ください`,
    preview: `${format.yen(yen)}をお振り込みできるよう、口座情報をご確認ください。`,
    heading: "報酬の振込先をご登録ください",
    paragraphs: [
      `${fullName}さん`,
      "お振り込みする報酬がありますが、振り込める口座の登録がありません。口座情報を登録し、または誤りを直して保存してください。24時間後から振り込めます。",
    ],
    facts: [
      { label: "金額", value: format.yen(yen) },
      { label: "振込予定日", value: format.day(dueOn) },
    ],
    action: "口座情報を登録する",
    notes: ["予定日に間に合わないときは、次の振込日に振り込みます。報酬がなくなることはありません。"],
    reason,
  }),

  statementQueried: (data: {
    fullName: string;
    email: string;
    number: string;
    message: string;
  }): MailText => ({
    subject: `【${brand}】支払通知書 ${data.number} への問い合わせ`,
    preview: `${data.fullName}さんから`,
    heading: "支払通知書への問い合わせ",
    paragraphs: ["クリエイターから、支払通知書の内容について問い合わせがありました。"],
    facts: [
      { label: "支払通知書", value: data.number },
      { label: "お名前", value: data.fullName },
      { label: "メールアドレス", value: data.email },
    ],
    quote: { label: "お問い合わせの内容", value: data.message },
    notes: [],
    reason: `このメールは、${brand}のサポート宛に送られています。`,
  }),
};
