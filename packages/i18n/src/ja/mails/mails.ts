import { bandOf } from "@tomoru/contract/company/budget-bands";
import type { Platform } from "@tomoru/contract/platforms";
import { brand, platformNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { budgetBands } from "../influencer/budget-bands.ts";

/** The texts of one mail. The layout adds the frame and all links. */
export type MailText = {
  readonly subject: string;
  /** Shown beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly code?: { readonly label: string; readonly value: string };
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** User content; its line breaks are kept. */
  readonly quote?: { readonly label: string; readonly value: string };
  /** For a reader who did not do what the mail reports. */
  readonly notYou?: { readonly heading: string; readonly paragraphs: readonly string[] };
  /** The one button. */
  readonly action?: string;
  readonly notes: readonly string[];
  readonly reason: string;
  /** Replaces the frame's line that says who reads answers. */
  readonly contact?: string;
  /** The unsubscribe link. */
  readonly turnOff?: string;
};

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

type When = { period: { from: string; to: string } | null; month: string | null };

const budgetOf = (budget: { minYen: number | null; maxYen: number | null } | null) => {
  const band = budget && bandOf(budget);
  return band ? budgetBands[band] : ((budget && format.yenRange(budget)) ?? "応相談");
};
const whenOf = ({ period, month }: When) => {
  if (period) return { label: "投稿期間", value: format.period(period) };
  return month ? { label: "希望月", value: format.month(month) } : undefined;
};

export const mails = {
  signUpCode: ({ code, minutes }: { code: string; minutes: number }): MailText => ({
    subject: `【${brand}】確認コードのお知らせ`,
    preview: `${minutes}分以内に、登録の画面に入力してください。`,
    heading: "メールアドレスの確認",
    paragraphs: [`${brand}の新規登録を続けるための確認コードです。登録の画面に入力してください。`],
    code: { label: "確認コード", value: code },
    notes: [
      `コードの有効期限は${minutes}分です。期限が切れたときは、画面の「再送する」から新しいコードをお受け取りください。`,
      `コードはほかの人に教えないでください。${brand}からコードをお尋ねすることはありません。`,
      "お心当たりがないときは、このメールを破棄してください。コードが入力されないかぎり、登録は完了しません。",
    ],
    reason: `このメールは、${brand}の新規登録でこのメールアドレスが入力されたため、自動でお送りしています。`,
  }),

  newOffer: ({
    fullName,
    productName,
    platform,
    budget,
    period,
    month,
    asked,
  }: {
    fullName: string;
    productName: string | null;
    platform: Platform;
    budget: { minYen: number | null; maxYen: number | null } | null;
    period: { from: string; to: string } | null;
    month: string | null;
    asked?: { companyName: string | null; answerOn: string };
  }): MailText => ({
    subject: productName
      ? `【${brand}】新しいオファー：${productName}`
      : `【${brand}】新しいオファーが届きました`,
    preview: [asked?.companyName, budgetOf(budget), whenOf({ period, month })?.value]
      .filter(Boolean)
      .join("、"),
    heading: "新しいオファーが届きました",
    paragraphs: [
      `${fullName}さん`,
      `${asked?.companyName ?? "企業"}からオファーが届きました。内容をご確認のうえ、引き受けるか見送るかをお選びください。`,
    ],
    facts: [
      ...(asked?.companyName ? [{ label: "企業", value: asked.companyName }] : []),
      { label: "商品名", value: productName ?? "非公開" },
      { label: "SNS", value: platformNames[platform] },
      { label: "想定予算", value: budgetOf(budget) },
      ...[whenOf({ period, month })].filter((fact) => fact !== undefined),
      ...(asked ? [{ label: "回答期限", value: format.day(asked.answerOn) }] : []),
    ],
    action: "内容を確認する",
    notes: ["回答後の変更はできません。"],
    reason:
      "このメールは、アカウント情報で「新しいオファーをメールで受け取る」をオンにしている方にお送りしています。",
    turnOff: "オファーのお知らせメールを停止する",
  }),
};

/** Around every mail. */
export const mailFrame = {
  linkBelow: "ボタンが開けないときは、次のアドレスをブラウザに貼り付けてください。",
  contact: (supportEmail: string) =>
    `お問い合わせは、このメールへの返信か、${supportEmail} までお送りください。`,
  colon: "：",
};

/** The unsubscribe pages. */
export const turnOffPage = {
  offers: {
    ask: {
      title: "お知らせメールの停止",
      text: "新しいオファーをお知らせするメールを停止します。オファーは、これまでどおりアプリに届きます。",
      button: "停止する",
    },
    done: {
      title: "お知らせメールを停止しました",
      text: "今後、新しいオファーのメールは届きません。アカウント情報の「新しいオファーをメールで受け取る」から、いつでも再開できます。",
      link: "アカウント情報を開く",
    },
    unknown: {
      title: "このリンクは使えません",
      text: "リンクが途中で切れているか、すでに無効です。お知らせメールの設定は、アカウント情報から変更できます。",
      link: "アカウント情報を開く",
    },
  },
  messages: {
    ask: {
      title: "お知らせメールの停止",
      text: "取引のメッセージをお知らせするメールを停止します。メッセージは、これまでどおり取引の画面に届きます。",
      button: "停止する",
    },
    done: {
      title: "お知らせメールを停止しました",
      text: "今後、メッセージのお知らせメールは届きません。再開したいときは、お問い合わせからご連絡ください。",
      link: "アカウント情報を開く",
    },
    unknown: {
      title: "このリンクは使えません",
      text: "リンクが途中で切れているか、すでに無効です。",
      link: "アカウント情報を開く",
    },
  },
};
