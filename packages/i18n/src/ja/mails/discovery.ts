import { brand } from "../../brand.ts";
import type { MailText } from "./mails.ts";

type NewMatches = { fullName: string; name: string; count: number; isMost: boolean };

export const discoveryMails = {
  newMatches: ({ fullName, name, count, isMost }: NewMatches): MailText => ({
    subject: `【${brand}】「${name}」に合うクリエイターが${count}人${isMost ? "以上" : ""}増えました`,
    preview: "検索を開くと、新しく見つかったクリエイターを確認できます。",
    heading: `「${name}」に新しいクリエイターがいます`,
    paragraphs: [
      `${fullName}さん`,
      `保存した検索「${name}」の条件に合うクリエイターが、新しく${count}人${isMost ? "以上" : ""}見つかりました。`,
    ],
    action: "検索を開く",
    notes: ["このお知らせは、検索を開いて「新着をメールで受け取る」をオフにすると止まります。"],
    reason: `このメールは、${brand}で保存した検索の新着メールをオンにしているため、1日に1回までお送りしています。`,
  }),
};
