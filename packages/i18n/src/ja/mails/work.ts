import { brand } from "../../brand.ts";
import { quoted } from "../../quoted.ts";
import type { MailText } from "./mails.ts";

type Reminded = { fullName: string; companyName: string; productName: string; waitsFor: "offer" | "deal" };

const what = { offer: "オファーへの回答", deal: "取引のお返事" };

export const workMails = {
  reminded: ({ fullName, companyName, productName, waitsFor }: Reminded): MailText => ({
    subject: `【${brand}】${companyName}がお返事をお待ちしています：${productName}`,
    preview: `${what[waitsFor]}をお待ちしています。`,
    heading: `${companyName}がお返事をお待ちしています`,
    paragraphs: [`${fullName}さん`, `${quoted(productName)}について、${what[waitsFor]}をお待ちしています。`],
    facts: [
      { label: "企業", value: companyName },
      { label: "商品名", value: productName },
    ],
    action: "内容を確認する",
    notes: ["企業からのリマインドは、1件につき24時間に1回までです。"],
    reason: `このメールは、${brand}で企業とやりとりしている方にお送りしています。`,
  }),
};
