import { brand } from "../../brand.ts";
import { quoted } from "../../quoted.ts";
import type { MailText } from "./mails.ts";

type NewMessage = { fullName: string; productName: string; name: string | null; isOff: boolean };

export const dealMessageMails = {
  newMessage: ({ fullName, productName, name, isOff }: NewMessage): MailText => ({
    subject: `【${brand}】メッセージが届いています：${productName}`,
    preview: name ? `${name}からのメッセージです。` : "クリエイターからのメッセージです。",
    heading: "新しいメッセージがあります",
    paragraphs: [
      `${fullName}さん`,
      `${quoted(productName)}の取引に、${name ?? "クリエイター"}からメッセージが届いています。本文は取引の画面でお読みください。`,
    ],
    action: "メッセージを読む",
    notes: ["1件の取引につき、お知らせは6時間に1通までにまとめています。"],
    reason: isOff
      ? `このメールは、${brand}で取引をしている方にお送りしています。`
      : `このメールは、${brand}の設定で「回答のお知らせ」をオンにしている方にお送りしています。`,
    ...(isOff ? { turnOff: "メッセージのお知らせメールを停止する" } : {}),
  }),
};
