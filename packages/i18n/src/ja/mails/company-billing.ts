import type { PlanId } from "@tomoru/contract/company/plans";
import { brand, planNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { MailText } from "./mails.ts";

/** Days are `YYYY-MM-DD` in Japan, yen with tax. */
type Owner = { companyName: string; fullName: string };
type Support = { supportEmail: string };
type Card = { brand: string; last4: string; month: string };

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const to = ({ companyName, fullName }: Owner) => `${companyName} ${fullName}さん`;
const reason = `このメールは、${brand}の企業向けプランのお支払いに関わる大切なお知らせのため、管理者の方と請求先にお送りしています。`;
const ask = ({ supportEmail }: Support) => `お心当たりがないときは、${supportEmail} までお知らせください。`;
const cardOf = ({ brand: name, last4 }: Card) => `${name.toUpperCase()} •••• ${last4}`;

export const billingMails = {
  planStarted: (mail: Owner & { planId: PlanId }, support: Support): MailText => ({
    subject: `【${brand}】${planNames[mail.planId]}プランを開始しました`,
    preview: "すべての機能をすぐにご利用いただけます。",
    heading: `${planNames[mail.planId]}プランを開始しました`,
    paragraphs: [
      to(mail),
      `${planNames[mail.planId]}プランのご利用が始まりました。プランの機能は、すぐにご利用いただけます。`,
    ],
    action: "プランを見る",
    notes: ["プランの変更と停止は、プランの画面からいつでも行えます。", ask(support)],
    reason,
  }),

  planChanged: (mail: Owner & { from: PlanId; planId: PlanId }, support: Support): MailText => ({
    subject: `【${brand}】プランが${planNames[mail.planId]}に変わりました`,
    preview: `${planNames[mail.from]}から${planNames[mail.planId]}に変わりました。`,
    heading: `プランが${planNames[mail.planId]}に変わりました`,
    paragraphs: [to(mail), `プランが${planNames[mail.from]}から${planNames[mail.planId]}に変わりました。`],
    action: "プランを見る",
    notes: [ask(support)],
    reason,
  }),

  planWillEnd: (
    mail: Owner & { planId: PlanId; nextPlanId: PlanId; on: string },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】${format.day(mail.on)}に${planNames[mail.nextPlanId]}プランへ変わります`,
    preview: `それまでは${planNames[mail.planId]}プランのままご利用いただけます。`,
    heading: `${planNames[mail.nextPlanId]}プランへの変更を受け付けました`,
    paragraphs: [
      to(mail),
      `${planNames[mail.planId]}プランは、お支払い済みの期間の終わりまでこれまでどおりご利用いただけます。そのあと${planNames[mail.nextPlanId]}プランに変わります。`,
    ],
    facts: [
      { label: "変更日", value: format.day(mail.on) },
      { label: "変更後のプラン", value: planNames[mail.nextPlanId] },
    ],
    action: "プランを見る",
    notes: [
      "変更日までは、プランの画面からいつでも取り消せます。費用はかかりません。",
      "人数やリストがプランの上限を超えるときは、超えた分が停止または閲覧のみになります。削除はされません。",
      ask(support),
    ],
    reason,
  }),

  planEnded: (mail: Owner & { planId: PlanId }, support: Support): MailText => ({
    subject: `【${brand}】${planNames[mail.planId]}プランが終了しました`,
    preview: "現在は無料のFreeプランをご利用いただけます。",
    heading: `${planNames[mail.planId]}プランが終了しました`,
    paragraphs: [
      to(mail),
      `${planNames[mail.planId]}プランが終了し、無料のFreeプランに変わりました。今後、プラン料金のご請求はありません。`,
    ],
    action: "プランを見る",
    notes: [
      "リストと記録はそのまま残っています。上限を超えた分は、プランを変更するとまたご利用いただけます。",
      ask(support),
    ],
    reason,
  }),

  invoicePaid: (
    mail: Owner & { number: string; yen: number; paidOn: string },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】お支払いを確認しました（請求書 ${mail.number}）`,
    preview: `${format.yen(mail.yen)}（税込）、${format.day(mail.paidOn)}`,
    heading: "お支払いを確認しました",
    paragraphs: [to(mail), "プラン料金のお支払いを確認しました。ありがとうございます。"],
    facts: [
      { label: "金額（税込）", value: format.yen(mail.yen) },
      { label: "お支払い日", value: format.day(mail.paidOn) },
      { label: "請求書番号", value: mail.number },
    ],
    action: "請求書を見る",
    notes: ["請求書は、画面から印刷できます。", ask(support)],
    reason,
  }),

  planPaymentFailed: (
    mail: Owner & { yen: number; last4: string | null; suspendsOn: string; isAsking: boolean },
    support: Support,
  ): MailText => ({
    subject: `【${brand}】プラン料金のお支払いができませんでした`,
    preview: `${format.day(mail.suspendsOn)}までにお支払いください。`,
    heading: "プラン料金のお支払いができませんでした",
    paragraphs: [
      to(mail),
      mail.isAsking
        ? "カード会社の本人認証が必要なため、プラン料金のお支払いが完了していません。下のボタンから認証をお済ませください。"
        : "ご登録のカードから、プラン料金をお支払いいただけませんでした。カードをご確認のうえ、お支払いください。",
    ],
    facts: [
      { label: "金額（税込）", value: format.yen(mail.yen) },
      ...(mail.last4 === null ? [] : [{ label: "カード", value: `•••• ${mail.last4}` }]),
      { label: "利用停止となる日", value: format.day(mail.suspendsOn) },
    ],
    action: mail.isAsking ? "認証して支払う" : "支払う",
    notes: [
      "お支払いが確認できない場合は、上の日にご利用を停止します。カードを変更すると、すぐにもう一度お支払いを試みます。",
      "すでにお支払いがお済みの場合は、行き違いをご容赦ください。",
      ask(support),
    ],
    reason,
  }),

  companySuspended: (mail: Owner & { yen: number }, support: Support): MailText => ({
    subject: `【${brand}】お支払いが確認できないため、ご利用を停止しました`,
    preview: "お支払いいただくか、無料プランに変更すると再開します。",
    heading: "ご利用を停止しました",
    paragraphs: [
      to(mail),
      "プラン料金のお支払いが確認できないため、ご利用を停止しました。お支払いいただくか、無料プランに変更すると、すぐに再開します。",
    ],
    facts: [{ label: "金額（税込）", value: format.yen(mail.yen) }],
    action: "プランを開く",
    notes: [
      "停止中も、プラン、カード、請求書、お問い合わせの画面はご利用いただけます。リストと記録は残っています。",
      "停止から30日たってもお支払いがない場合は、無料プランに変わります。",
      ask(support),
    ],
    reason,
  }),

  suspensionLifted: (mail: Owner, support: Support): MailText => ({
    subject: `【${brand}】ご利用を再開しました`,
    preview: "すべての画面をまたご利用いただけます。",
    heading: "ご利用を再開しました",
    paragraphs: [to(mail), "ご利用の停止を解除しました。すべての画面をまたご利用いただけます。"],
    action: `${brand}を開く`,
    notes: [ask(support)],
    reason,
  }),

  cardExpiring: (mail: Owner & Card, support: Support): MailText => ({
    subject: `【${brand}】カードの有効期限が今月までです`,
    preview: `${cardOf(mail)}、${format.month(mail.month)}まで`,
    heading: "カードの有効期限が今月までです",
    paragraphs: [
      to(mail),
      "既定のカードの有効期限が今月末で切れます。次のお支払いの前に、新しいカードを追加してください。",
    ],
    facts: [
      { label: "カード", value: cardOf(mail) },
      { label: "有効期限", value: format.month(mail.month) },
    ],
    action: "カードを追加する",
    notes: ["同じ番号で新しい有効期限のカードを追加すると、古い登録と入れ替わります。", ask(support)],
    reason,
  }),

  cardExpired: (mail: Owner & Card, support: Support): MailText => ({
    subject: `【${brand}】カードの有効期限が切れました`,
    preview: `${cardOf(mail)}では、次のお支払いができません。`,
    heading: "カードの有効期限が切れました",
    paragraphs: [
      to(mail),
      "既定のカードの有効期限が切れたため、次のお支払いができません。新しいカードを追加してください。",
    ],
    facts: [
      { label: "カード", value: cardOf(mail) },
      { label: "有効期限", value: format.month(mail.month) },
    ],
    action: "カードを追加する",
    notes: [ask(support)],
    reason,
  }),
};
