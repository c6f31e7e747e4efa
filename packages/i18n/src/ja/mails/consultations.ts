import type { Platform } from "@tomoru/contract/platforms";
import { brand, platformNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { quoted } from "../../quoted.ts";
import type { MailText } from "./mails.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

type Closing = { fullName: string; productName: string; platform: Platform; answerOn: string };
type Answered = {
  fullName: string;
  productName: string;
  approved: number;
  rejected: number;
  waiting: number;
  answerOn: string;
};

export const consultationMails = {
  offerClosing: ({ fullName, productName, platform, answerOn }: Closing): MailText => ({
    subject: `【${brand}】回答期限が近づいています：${productName}`,
    preview: `${format.day(answerOn)}までにお答えください。`,
    heading: "オファーの回答期限が近づいています",
    paragraphs: [
      `${fullName}さん`,
      `まだお答えいただいていないオファーがあります。${format.day(answerOn)}を過ぎると、見送ったものとして終了します。`,
    ],
    facts: [
      { label: "商品名", value: productName },
      { label: "SNS", value: platformNames[platform] },
      { label: "回答期限", value: format.day(answerOn) },
    ],
    action: "内容を確認する",
    notes: ["回答後の変更はできません。"],
    reason:
      "このメールは、アカウント情報で「新しいオファーをメールで受け取る」をオンにしている方にお送りしています。",
    turnOff: "オファーのお知らせメールを停止する",
  }),

  answered: ({ fullName, productName, approved, rejected, waiting, answerOn }: Answered): MailText => ({
    subject: `【${brand}】相談に回答がありました：${productName}`,
    preview: `引き受け${approved}件、見送り${rejected}件、未回答${waiting}件です。`,
    heading: "相談に回答がありました",
    paragraphs: [`${fullName}さん`, `${quoted(productName)}の相談に、クリエイターから回答がありました。`],
    facts: [
      { label: "引き受け", value: `${approved}件` },
      { label: "見送り", value: `${rejected}件` },
      { label: "未回答", value: `${waiting}件` },
      { label: "回答期限", value: format.day(answerOn) },
    ],
    action: "回答を見る",
    notes: ["1件の相談につき、お知らせは1時間に1通までにまとめています。"],
    reason: `このメールは、${brand}の設定で「回答のお知らせ」をオンにしている方にお送りしています。`,
  }),
};
