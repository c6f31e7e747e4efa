import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { MailText } from "./mails.ts";

type Support = { supportEmail: string };

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const greeting = (fullName: string) => `${fullName}さん`;
const reason = `このメールは、${brand}のアカウントのお手続きについて、ご本人にお送りしています。`;

export const membershipMails = {
  /** `endsOn`: the last day, `YYYY-MM-DD`. */
  withdrawalReceived: (
    { fullName, endsOn }: { fullName: string; endsOn: string },
    { supportEmail }: Support,
  ): MailText => ({
    subject: `【${brand}】退会のお申し込みを受け付けました`,
    preview: `${format.day(endsOn)}までは、これまでどおりご利用いただけます。`,
    heading: "退会のお申し込みを受け付けました",
    paragraphs: [
      greeting(fullName),
      `${brand}をご利用いただき、ありがとうございました。退会のお申し込みを受け付けました。`,
      "退会日までは、ログインしてこれまでどおりご利用いただけます。お考えが変わったときは、退会日までいつでも取り消せます。",
    ],
    facts: [{ label: "退会日", value: format.day(endsOn) }],
    action: "お申し込みを確認する",
    notes: [
      "退会日の翌日に、プロフィールとSNS連携を削除します。振込先は、残りの報酬をお振り込みし終えたときに削除します。報酬の記録は、法律により、個人を特定できない形で保管します。",
      "安全のため、すべての端末からログアウトしています。",
      `お心当たりがないときは、ログインしてお申し込みを取り消し、${supportEmail} までお知らせください。`,
    ],
    reason,
  }),

  withdrawalTakenBack: ({ fullName }: { fullName: string }, { supportEmail }: Support): MailText => ({
    subject: `【${brand}】退会のお申し込みを取り消しました`,
    preview: "これからも、これまでどおりご利用いただけます。",
    heading: "退会のお申し込みを取り消しました",
    paragraphs: [
      greeting(fullName),
      "退会のお申し込みを取り消しました。アカウントはそのまま残り、これまでどおりご利用いただけます。",
    ],
    notes: [`お心当たりがないときは、${supportEmail} までお知らせください。`],
    reason,
  }),

  accountClosed: (
    { fullName, isOwed = false }: { fullName: string; isOwed?: boolean },
    { supportEmail }: Support,
  ): MailText => ({
    subject: `【${brand}】アカウントを削除しました`,
    preview: "これまでご利用いただき、ありがとうございました。",
    heading: "アカウントを削除しました",
    paragraphs: [
      greeting(fullName),
      `これまで${brand}をご利用いただき、ありがとうございました。お手続きにもとづき、アカウントを削除しました。`,
      isOwed
        ? "プロフィールとSNS連携は残っていません。振込先は、残りの報酬をお振り込みし終えたときに削除します。"
        : "プロフィール、SNS連携、振込先は残っていません。",
      "報酬の記録は、法律により、個人を特定できない形で7年間保管します。",
    ],
    notes: [
      "このメールアドレスで、いつでも新しく登録いただけます。削除した情報は元に戻せません。",
      `お心当たりがないときは、${supportEmail} までお知らせください。`,
      `${brand}からこのアドレスへのお知らせは、このメールが最後です。`,
    ],
    reason,
  }),
};
