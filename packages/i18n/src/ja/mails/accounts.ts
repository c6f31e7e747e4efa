import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { MailText } from "./mails.ts";

type Code = { code: string; minutes: number };
type Support = { supportEmail: string };

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

/** A UTC moment (ISO 8601) in Japan time, which it names. */
const japanTime = (moment: string) => `${format.date(moment)} ${format.time(moment)}（日本時間）`;

const greeting = (fullName: string) => `${fullName}さん`;
const keepCode = `コードはほかの人に教えないでください。${brand}からコードをお尋ねすることはありません。`;
const expiry = (minutes: number) =>
  `コードの有効期限は${minutes}分です。期限が切れたときは、画面の「再送する」から新しいコードをお受け取りください。`;
const nothingToDo = "ご自身で変更された場合は、お手続きは必要ありません。";
const notYou = "お心当たりがないとき";
const reset = "パスワードを再設定する";
const notice = `このメールは、${brand}のアカウントの安全に関わる大切なお知らせのため、設定にかかわらずお送りしています。`;

/** Codes, and notices of changes. */
export const accountMails = {
  passwordResetCode: ({ code, minutes }: Code): MailText => ({
    subject: `【${brand}】パスワード再設定の確認コード`,
    preview: `${minutes}分以内に、再設定の画面に入力してください。`,
    heading: "パスワードの再設定",
    paragraphs: ["パスワードを再設定するための確認コードです。再設定の画面に入力してください。"],
    code: { label: "確認コード", value: code },
    notes: [
      expiry(minutes),
      keepCode,
      "お心当たりがないときは、このメールを破棄してください。コードが入力されないかぎり、パスワードは変わりません。",
    ],
    reason: `このメールは、${brand}のパスワードの再設定でこのメールアドレスが入力されたため、自動でお送りしています。`,
  }),

  emailUpdateCode: ({ code, minutes }: Code): MailText => ({
    subject: `【${brand}】メールアドレス変更の確認コード`,
    preview: `${minutes}分以内に、変更の画面に入力してください。`,
    heading: "メールアドレスの変更",
    paragraphs: [
      `${brand}に登録するメールアドレスを、このアドレスに変更するための確認コードです。変更の画面に入力してください。`,
    ],
    code: { label: "確認コード", value: code },
    notes: [
      expiry(minutes),
      keepCode,
      "お心当たりがないときは、このメールを破棄してください。コードが入力されないかぎり、メールアドレスは登録されません。",
    ],
    reason: `このメールは、${brand}の新しいメールアドレスとしてこのアドレスが入力されたため、自動でお送りしています。`,
  }),

  passwordChanged: ({ fullName, changedAt }: { fullName: string; changedAt: string }): MailText => ({
    subject: `【${brand}】パスワードが変更されました`,
    preview: "お心当たりがないときは、すぐにパスワードを再設定してください。",
    heading: "パスワードが変更されました",
    paragraphs: [greeting(fullName), `アカウントのパスワードが変更されました。${nothingToDo}`],
    facts: [{ label: "変更日時", value: japanTime(changedAt) }],
    notYou: {
      heading: notYou,
      paragraphs: [
        "ほかの人がログインした可能性があります。すぐにパスワードを再設定してください。再設定すると、すべての端末からログアウトします。",
      ],
    },
    action: reset,
    notes: ["安全のため、変更した端末のほかはログアウトしています。新しいパスワードでログインしてください。"],
    reason: notice,
  }),

  emailChanged: (
    { fullName, newEmailMasked, changedAt }: { fullName: string; newEmailMasked: string; changedAt: string },
    { supportEmail }: Support,
  ): MailText => ({
    subject: `【${brand}】メールアドレスが変更されました`,
    preview: "お心当たりがないときは、すぐにお知らせください。",
    heading: "メールアドレスが変更されました",
    paragraphs: [greeting(fullName), `アカウントに登録されたメールアドレスが変更されました。${nothingToDo}`],
    facts: [
      { label: "新しいメールアドレス（一部を伏せています）", value: newEmailMasked },
      { label: "変更日時", value: japanTime(changedAt) },
    ],
    notYou: {
      heading: notYou,
      paragraphs: [
        `ほかの人がログインした可能性があります。すぐに ${supportEmail} までお知らせください。`,
        "このアドレスではログインもパスワードの再設定もできないため、窓口で確認してアカウントを保護します。",
      ],
    },
    notes: [
      "これからのお知らせは、新しいメールアドレスにお送りします。このアドレスへのお知らせは、このメールが最後です。",
    ],
    reason: `このメールは、変更前のメールアドレスにお送りしています。${brand}のアカウントの安全に関わる大切なお知らせです。`,
  }),

  bankChanged: ({
    fullName,
    bankName,
    lastDigits,
    changedAt,
  }: {
    fullName: string;
    bankName: string;
    lastDigits: string;
    changedAt: string;
  }): MailText => ({
    subject: `【${brand}】振込先が登録されました`,
    preview: "お心当たりがないときは、すぐにパスワードを再設定してください。",
    heading: "振込先が登録されました",
    paragraphs: [
      greeting(fullName),
      "報酬の振込先が登録または変更されました。これからの報酬は、この口座にお振り込みします。",
    ],
    facts: [
      { label: "金融機関", value: bankName },
      { label: "口座番号", value: `下${lastDigits.length}桁 ${lastDigits}` },
      { label: "登録日時", value: japanTime(changedAt) },
    ],
    notYou: {
      heading: notYou,
      paragraphs: [
        "ほかの人がログインした可能性があります。すぐにパスワードを再設定し、ログインして振込先をお確かめください。",
      ],
    },
    action: reset,
    notes: ["口座番号は、安全のため末尾だけを載せています。"],
    reason: notice,
  }),

  tooManyCodeFailures: ({ fullName }: { fullName: string }, { supportEmail }: Support): MailText => ({
    subject: `【${brand}】確認コードの誤りが続いています`,
    preview: "安全のため、確認コードの送信を24時間に1回に制限しました。",
    heading: "確認コードの誤りが続いています",
    paragraphs: [
      greeting(fullName),
      "アカウントの確認コードが、続けて何度も誤って入力されました。コードを推測しようとしている人がいる可能性があります。",
      "安全のため、正しいコードが入力されるまで、確認コードの送信を24時間に1回に制限します。",
    ],
    notYou: {
      heading: notYou,
      paragraphs: [
        "アカウントは守られており、お手続きは必要ありません。お手元に届いた確認コードは、だれにも教えないでください。",
      ],
    },
    notes: [
      "パスワードでのログインは、これまでどおりご利用いただけます。",
      `ご自身で入力してお困りのときは、${supportEmail} までお知らせください。`,
    ],
    reason: notice,
  }),
};
