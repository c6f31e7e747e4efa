import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { MailText } from "./mails.ts";

/** Days are `YYYY-MM-DD` in Japan. */
type Payer = { companyName: string; fullName: string };
type Support = { supportEmail: string };
type Reason = "cancelled" | "withholding" | "duplicate" | "late";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const to = ({ companyName, fullName }: Payer) => `${companyName} ${fullName}さん`;
const reason = `このメールは、${brand}の取引のお支払いに関わる大切なお知らせのため、管理者の方と請求先にお送りしています。`;
const ask = ({ supportEmail }: Support) => `ご不明な点は、${supportEmail} までお知らせください。`;
const ways = { card: "カード", transfer: "銀行振込" };

const refundReasons: Record<Reason, string> = {
  cancelled: "取引の取り消しにともなう返金です。",
  withholding: "源泉徴収した所得税をお返しします。貴社から税務署への納付をお願いします。",
  duplicate: "同じ取引に二重にお支払いいただいた分の返金です。",
  late: "取引の終了後にお支払いいただいた分の返金です。",
};

/** The part paid from the balance of earlier transfers, and how the rest was paid. */
function paidBy({ yen, balanceYen, way }: { yen: number; balanceYen: number; way: "card" | "transfer" }) {
  if (balanceYen === 0) return ways[way];
  const rest = yen > balanceYen ? `、${ways[way]} ${format.yen(yen - balanceYen)}` : "";
  return `銀行振込の残高 ${format.yen(balanceYen)}${rest}`;
}

export const fundingMails = {
  charged: (
    mail: Payer & { yen: number; balanceYen: number; way: "card" | "transfer" },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】取引の代金 ${format.yen(mail.yen)} をお支払いいただきました`,
    preview: "領収書は、お支払いの画面から印刷できます。",
    heading: "取引の代金をお支払いいただきました",
    paragraphs: [
      to(mail),
      "取引の代金を確保しました。クリエイターには、作業を始められることをお伝えしています。",
    ],
    facts: [
      { label: "金額（税込）", value: format.yen(mail.yen) },
      { label: "お支払い方法", value: paidBy(mail) },
    ],
    action: "領収書を見る",
    notes: [ask(support)],
    reason,
  }),

  refunded: (
    mail: Payer & {
      yen: number;
      reason: Reason;
      isByHand?: boolean;
      of?: { productName: string | null; creatorName: string };
    },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】${format.yen(mail.yen)} を返金しました`,
    preview: refundReasons[mail.reason],
    heading: "返金のお知らせ",
    paragraphs: [to(mail), refundReasons[mail.reason]],
    facts: [
      { label: "返金額", value: format.yen(mail.yen) },
      ...(mail.of?.productName ? [{ label: "商品名", value: mail.of.productName }] : []),
      ...(mail.of ? [{ label: "クリエイター", value: `${mail.of.creatorName}さん` }] : []),
    ],
    action: "お支払いを見る",
    notes: [
      mail.isByHand
        ? "カードへの返金ができなかったため、銀行口座へお振り込みしました。"
        : "カードへの返金は、明細に反映されるまで5〜10日ほどかかることがあります。銀行振込でのお支払いの場合は、次の取引に使える残高に戻ります。",
      ask(support),
    ],
    reason,
  }),

  withholdingDue: (
    mail: Payer & {
      payee: string;
      grossYen: number;
      withheldYen: number;
      dueOn: string;
      isByHand?: boolean;
    },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】源泉所得税 ${format.yen(mail.withheldYen)} を${format.day(mail.dueOn)}までに納付してください`,
    preview: "お預かりした源泉所得税をお返ししました。",
    heading: "源泉所得税の納付をお願いします",
    paragraphs: [
      to(mail),
      mail.isByHand
        ? "クリエイターへの報酬から源泉徴収した所得税を、銀行口座へのお振り込みでお返ししました。支払者である貴社から、税務署への納付をお願いします。"
        : "クリエイターへの報酬から源泉徴収した所得税を、お支払いいただいたカードまたは残高にお返ししました。支払者である貴社から、税務署への納付をお願いします。",
    ],
    facts: [
      { label: "支払いを受けた方", value: mail.payee },
      { label: "報酬（税抜）", value: format.yen(mail.grossYen) },
      { label: "源泉徴収税額", value: format.yen(mail.withheldYen) },
      { label: "納付期限", value: format.day(mail.dueOn) },
    ],
    action: "源泉徴収の一覧を見る",
    notes: [
      "納期の特例の承認を受けている場合は、その期限に従ってください。",
      "ひと月分の一覧は、CSVでも保存できます。",
      ask(support),
    ],
    reason,
  }),

  transferWaiting: (
    mail: Payer & { yen: number; missingYen: number; dueOn: string },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】${format.day(mail.dueOn)}までに取引の代金をお振り込みください`,
    preview: `あと ${format.yen(mail.missingYen)} の入金をお待ちしています。`,
    heading: "取引の代金のお振り込みをお待ちしています",
    paragraphs: [
      to(mail),
      "期限までに全額の入金を確認できないときは、取引は成立しなかったものとして終了します。",
    ],
    facts: [
      { label: "代金（税込）", value: format.yen(mail.yen) },
      { label: "まだ入金されていない額", value: format.yen(mail.missingYen) },
      { label: "期限", value: format.day(mail.dueOn) },
    ],
    action: "振込先を見る",
    notes: [
      "行き違いでお振り込み済みの場合は、ご容赦ください。入金の確認には、銀行の営業日で1日ほどかかることがあります。",
      "カードでのお支払いに切り替えることもできます。",
      ask(support),
    ],
    reason,
  }),

  moneyFault: (mail: { dealId: string; rule: string; expectedYen: number; foundYen: number }): MailText => ({
    subject: `【${brand}】取引 ${mail.dealId} の帳簿の金額が合いません`,
    preview: "この取引のお支払いは止めてあります。",
    heading: "帳簿の金額が合いません",
    paragraphs: [
      "一致するはずの金額が一致しませんでした。この取引のお支払いは、一致するまで止めてあります。",
    ],
    facts: [
      { label: "取引番号", value: mail.dealId },
      { label: "項目", value: mail.rule },
      { label: "正しいはずの額（円）", value: String(mail.expectedYen) },
      { label: "帳簿の額（円）", value: String(mail.foundYen) },
    ],
    notes: ["記入は、運営の画面の「台帳」で確認できます。"],
    reason: `このメールは、${brand}の帳簿の照合が自動でお送りしています。`,
  }),

  balanceFault: (mail: { companyId: string; expectedYen: number; foundYen: number }): MailText => ({
    subject: `【${brand}】企業の銀行振込の残高が、決済会社の記録と合いません`,
    preview: "決済会社の画面で、この企業の残高をご確認ください。",
    heading: "企業の残高が合いません",
    paragraphs: [
      "銀行振込の残高が、決済会社の記録と一致しませんでした。銀行口座へ送り返した分の記録もれがないか、ご確認ください。",
    ],
    facts: [
      { label: "企業", value: mail.companyId },
      { label: "決済会社の残高（円）", value: String(mail.expectedYen) },
      { label: "帳簿の残高（円）", value: String(mail.foundYen) },
    ],
    notes: ["一致すると、運営の画面の「台帳」に解消の日時が表示されます。"],
    reason: `このメールは、${brand}の帳簿の照合が自動でお送りしています。`,
  }),
};
