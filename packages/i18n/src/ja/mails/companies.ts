import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";
import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { topicNames } from "../company/topics.ts";
import type { MailText } from "./mails.ts";

type Person = { fullName: string };
type Support = { supportEmail: string };

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });

/** A UTC moment (ISO 8601) in Japan time, which it names. */
const japanTime = (moment: string) => `${format.date(moment)} ${format.time(moment)}（日本時間）`;

const greeting = (fullName: string) => `${fullName}さん`;
const notYou = "お心当たりがないとき";
const notice = `このメールは、${brand}の企業アカウントに関わる大切なお知らせのため、設定にかかわらずお送りしています。`;

/** Says of an unverified company that nobody has checked yet who it is. */
const nameOf = ({ companyName, isVerified }: { companyName: string; isVerified: boolean }) =>
  isVerified ? companyName : `${companyName}（${brand}による確認前の企業です）`;

/** To companies and their members. */
export const companyMails = {
  companySignUpCode: ({ code, minutes }: { code: string; minutes: number }): MailText => ({
    subject: `【${brand}】企業アカウント登録の確認コード`,
    preview: `${minutes}分以内に、登録の画面に入力してください。`,
    heading: "メールアドレスの確認",
    paragraphs: [
      `${brand}の企業アカウントの登録を続けるための確認コードです。登録の画面に入力してください。`,
    ],
    code: { label: "確認コード", value: code },
    notes: [
      `コードの有効期限は${minutes}分です。期限が切れたときは、画面の「再送する」から新しいコードをお受け取りください。`,
      `コードはほかの人に教えないでください。${brand}からコードをお尋ねすることはありません。`,
      "お心当たりがないときは、このメールを破棄してください。コードが入力されないかぎり、登録は完了しません。",
    ],
    reason: `このメールは、${brand}の企業アカウントの登録でこのメールアドレスが入力されたため、自動でお送りしています。`,
  }),

  companyEmailLink: ({ fullName, hours }: Person & { hours: number }): MailText => ({
    subject: `【${brand}】新しいメールアドレスの確認`,
    preview: `${hours}時間以内に、確認の画面でボタンを押してください。`,
    heading: "新しいメールアドレスの確認",
    paragraphs: [
      greeting(fullName),
      "企業アカウントのメールアドレスを、このアドレスに変更します。確認の画面を開き、ボタンを押すと変更が完了します。",
    ],
    action: "確認の画面を開く",
    notes: [
      `リンクの有効期限は${hours}時間で、1回だけ使えます。リンクを開いただけでは変更されません。`,
      "変更が完了すると、すべての端末からログアウトします。新しいメールアドレスでログインしてください。",
      "お心当たりがないときは、このメールを破棄してください。ボタンが押されないかぎり、メールアドレスは変わりません。",
    ],
    reason: `このメールは、${brand}の企業アカウントの新しいメールアドレスとしてこのアドレスが入力されたため、自動でお送りしています。`,
  }),

  invitation: (data: {
    companyName: string;
    isVerified: boolean;
    invitedBy: string;
    expiresAt: string;
  }): MailText => ({
    subject: `【${brand}】${data.companyName}のメンバーに招待されています`,
    preview: `${data.invitedBy}さんからの招待です。`,
    heading: "メンバーへの招待",
    paragraphs: [
      `${data.invitedBy}さんから、${brand}の企業アカウントのメンバーに招待されています。招待の画面を開き、氏名とパスワードを登録すると参加できます。`,
    ],
    facts: [
      { label: "企業名", value: nameOf(data) },
      { label: "招待した人", value: data.invitedBy },
      { label: "有効期限", value: japanTime(data.expiresAt) },
    ],
    action: "招待の画面を開く",
    notes: [
      "リンクを開いただけでは登録されません。このリンクは、ほかの人に転送しないでください。",
      "お心当たりがないときは、このメールを破棄してください。",
    ],
    reason: `このメールは、${brand}の企業アカウントからこのメールアドレスが招待されたため、自動でお送りしています。`,
  }),

  invitationAccepted: ({ fullName, memberName }: Person & { memberName: string }): MailText => ({
    subject: `【${brand}】${memberName}さんが参加しました`,
    preview: "メンバーの一覧から確認できます。",
    heading: "メンバーが参加しました",
    paragraphs: [greeting(fullName), `${memberName}さんが招待を受け、企業アカウントのメンバーになりました。`],
    action: "メンバーを見る",
    notes: ["お心当たりがないときは、メンバーの画面から外してください。"],
    reason: notice,
  }),

  memberRemoved: ({ fullName, companyName }: Person & { companyName: string }): MailText => ({
    subject: `【${brand}】${companyName}のメンバーから外れました`,
    preview: "このメールアドレスでは、企業アカウントにログインできなくなりました。",
    heading: "メンバーから外れました",
    paragraphs: [
      greeting(fullName),
      `${companyName}の企業アカウントのメンバーから外れました。すべての端末からログアウトし、このメールアドレスではログインできなくなりました。`,
    ],
    notes: [
      "氏名とメールアドレスは削除しました。作成したリストやメモは、企業のものとして残ります。",
      "お心当たりがないときは、企業アカウントの管理者にお問い合わせください。",
    ],
    reason: notice,
  }),

  ownerChanged: (
    {
      fullName,
      companyName,
      ownerName,
      isNewOwner,
    }: Person & { companyName: string; ownerName: string; isNewOwner: boolean },
    { supportEmail }: Support,
  ): MailText => ({
    subject: `【${brand}】${companyName}の管理者が変わりました`,
    preview: `新しい管理者は${ownerName}さんです。`,
    heading: "管理者が変わりました",
    paragraphs: [
      greeting(fullName),
      isNewOwner
        ? `${companyName}の企業アカウントの管理者になりました。プラン、カード、請求書、会社情報、メンバーを管理できます。`
        : `${companyName}の企業アカウントの管理者が${ownerName}さんに変わりました。これからもメンバーとしてご利用いただけます。`,
    ],
    notYou: {
      heading: notYou,
      paragraphs: [`すぐに ${supportEmail} までお知らせください。`],
    },
    notes: [],
    reason: notice,
  }),

  companyVerified: ({ fullName, companyName }: Person & { companyName: string }): MailText => ({
    subject: `【${brand}】企業の確認が完了しました`,
    preview: `${companyName}に「確認済み」の表示が付きます。`,
    heading: "企業の確認が完了しました",
    paragraphs: [
      greeting(fullName),
      `${companyName}の確認が完了しました。クリエイターに企業名が表示されるところには、「確認済み」の表示が付きます。`,
    ],
    notes: ["企業名、種別、登録番号を変更すると、もう一度確認が必要になります。"],
    reason: notice,
  }),

  companyUnverified: ({
    fullName,
    companyName,
    message,
  }: Person & { companyName: string; message: string }): MailText => ({
    subject: `【${brand}】企業の確認を取り消しました`,
    preview: `${companyName}の「確認済み」の表示がなくなりました。`,
    heading: "企業の確認を取り消しました",
    paragraphs: [
      greeting(fullName),
      `${companyName}の確認を取り消しました。クリエイターに「確認済み」と表示されなくなり、もう一度確認が完了するまで、新しい契約と公募はできません。契約済みの取引は、そのまま続けられます。`,
    ],
    quote: { label: "取り消した理由", value: message },
    action: "会社情報を見る",
    notes: ["会社情報に違うところがあれば、直してください。"],
    reason: notice,
  }),

  companyClosed: (
    { fullName, companyName }: Person & { companyName: string },
    { supportEmail }: Support,
  ): MailText => ({
    subject: `【${brand}】企業アカウントを削除しました`,
    preview: "ご利用ありがとうございました。",
    heading: "企業アカウントを削除しました",
    paragraphs: [
      greeting(fullName),
      `${companyName}の企業アカウントを削除しました。メンバー、招待、リスト、会社情報は消去され、元に戻すことはできません。`,
    ],
    notes: [
      "請求書の記録は、法令に従い7年間保管します。",
      `お心当たりがないときは、${supportEmail} までお知らせください。`,
    ],
    reason: notice,
  }),

  companyInquiryForSupport: (data: {
    inquiryId: string;
    companyId: string;
    companyName: string;
    fullName: string;
    email: string;
    topic: InquiryTopic;
    dueOn: string;
    subject: string;
    message: string;
  }): MailText => ({
    subject: `【${brand}】企業からのお問い合わせ：${data.subject}`,
    preview: `${data.companyName}からのお問い合わせです。回答期限は${format.day(data.dueOn)}です。`,
    heading: "企業からお問い合わせがありました",
    paragraphs: [],
    facts: [
      { label: "企業名", value: data.companyName },
      { label: "氏名", value: data.fullName },
      { label: "メールアドレス", value: data.email },
      { label: "種類", value: topicNames[data.topic] },
      { label: "回答期限", value: format.day(data.dueOn) },
      { label: "件名", value: data.subject },
      { label: "受付番号", value: data.inquiryId },
      { label: "企業ID", value: data.companyId },
    ],
    quote: { label: "お問い合わせ内容", value: data.message },
    notes: [],
    reason: `このメールは、${brand}のお問い合わせ窓口に自動でお送りしています。個人情報を含みます。お取り扱いにご注意ください。`,
    contact: `このメールに返信すると、${data.email} に届きます。`,
  }),
};
