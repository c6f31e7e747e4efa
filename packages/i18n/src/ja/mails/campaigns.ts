import type { Platform } from "@tomoru/contract/platforms";
import { brand, platformNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { quoted } from "../../quoted.ts";
import type { MailText } from "./mails.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

type Applied = {
  fullName: string;
  productName: string;
  applied: number;
  placesLeft: number;
  closesOn: string;
};
type Told = { fullName: string; productName: string; platform: Platform };

export const campaignsMails = {
  applied: ({ fullName, productName, applied, placesLeft, closesOn }: Applied): MailText => ({
    subject: `【${brand}】公募に応募がありました：${productName}`,
    preview: `検討中の応募は${applied}件です。あと${placesLeft}人を選べます。`,
    heading: "公募に応募がありました",
    paragraphs: [`${fullName}さん`, `${quoted(productName)}の公募に、クリエイターから応募がありました。`],
    facts: [
      { label: "検討中の応募", value: `${applied}件` },
      { label: "選べる人数", value: `あと${placesLeft}人` },
      { label: "応募の締め切り", value: format.day(closesOn) },
    ],
    action: "応募を見る",
    notes: ["1件の公募につき、お知らせは1時間に1通までにまとめています。"],
    reason: `このメールは、${brand}の設定で「回答のお知らせ」をオンにしている方にお送りしています。`,
  }),

  selected: ({ fullName, productName, platform }: Told): MailText => ({
    subject: `【${brand}】応募した案件に選ばれました：${productName}`,
    preview: "企業から7日以内に条件が届きます。",
    heading: "応募した案件に選ばれました",
    paragraphs: [
      `${fullName}さん`,
      `${quoted(productName)}に選ばれました。企業から7日以内に条件が届きます。内容を確認してから、契約するかどうかを決められます。`,
    ],
    facts: [
      { label: "案件", value: productName },
      { label: "SNS", value: platformNames[platform] },
    ],
    action: "取引を見る",
    notes: ["契約が確定するまでは、作業を始めないでください。"],
    reason: `このメールは、${brand}で応募した方にお送りしています。`,
  }),

  notSelected: ({
    fullName,
    productName,
    platform,
    isWithdrawn,
  }: Told & { isWithdrawn: boolean }): MailText => ({
    subject: isWithdrawn
      ? `【${brand}】応募した案件の募集が取りやめになりました：${productName}`
      : `【${brand}】応募した案件の結果をお知らせします：${productName}`,
    preview: isWithdrawn ? "企業が募集を取りやめました。" : "今回は選ばれませんでした。",
    heading: isWithdrawn ? "募集が取りやめになりました" : "今回は選ばれませんでした",
    paragraphs: [
      `${fullName}さん`,
      isWithdrawn
        ? `応募した${quoted(productName)}は、企業が募集を取りやめました。応募は終了しています。`
        : `${quoted(productName)}に応募いただき、ありがとうございました。企業がほかの方を選び、募集は終了しました。`,
    ],
    facts: [
      { label: "案件", value: productName },
      { label: "SNS", value: platformNames[platform] },
    ],
    action: "ほかの案件を見る",
    notes: [],
    reason: `このメールは、${brand}で応募した方にお送りしています。`,
  }),
};
