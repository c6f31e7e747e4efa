import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { MailText } from "./mails.ts";

/** `date`: the day of the transfer, `YYYY-MM-DD`. */
type Settled = { fullName: string; date: string; description: string; yen: number };
type Support = { supportEmail: string };

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const reason = `このメールは、${brand}の報酬に関わる大切なお知らせのため、設定にかかわらずお送りしています。`;

export const paymentMails = {
  paymentPaid: ({ fullName, date, description, yen }: Settled): MailText => ({
    subject: `【${brand}】報酬をお振り込みしました`,
    preview: `${format.yen(yen)}、${format.day(date)}`,
    heading: "報酬をお振り込みしました",
    paragraphs: [`${fullName}さん`, "次の報酬を、ご登録の口座にお振り込みしました。"],
    facts: [
      { label: "金額", value: format.yen(yen) },
      { label: "振込日", value: format.day(date) },
      { label: "内容", value: description },
    ],
    action: "報酬の履歴を見る",
    notes: ["金融機関によっては、口座への入金が翌営業日になることがあります。"],
    reason,
  }),

  paymentFailed: ({ fullName, date, description, yen }: Settled, { supportEmail }: Support): MailText => ({
    subject: `【${brand}】報酬の振込ができませんでした`,
    preview: "口座情報に誤りがないかご確認ください。",
    heading: "報酬の振込ができませんでした",
    paragraphs: [
      `${fullName}さん`,
      "次の報酬を、ご登録の口座にお振り込みできませんでした。口座情報に誤りがないかご確認ください。保存すると、もう一度お振り込みします。",
    ],
    facts: [
      { label: "金額", value: format.yen(yen) },
      { label: "振込予定日", value: format.day(date) },
      { label: "内容", value: description },
    ],
    action: "口座情報を確認する",
    notes: [
      `口座情報に誤りがないときは、そのまま保存するか、${supportEmail} までお知らせください。`,
      `${brand}からメールで口座番号や暗証番号をお尋ねすることはありません。`,
    ],
    reason,
  }),
};
