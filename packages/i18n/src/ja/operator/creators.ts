import type { AccountCause } from "@tomoru/contract/deals/payout-states";
import type { CancellationReason } from "@tomoru/contract/influencer/membership";

const leavingFor: Record<CancellationReason, string> = {
  qualityOfService: "サービスの品質",
  costEffectivenessIsLow: "費用対効果",
  switchingToAnotherCompany: "他社への切り替え",
  insufficientFunctions: "機能の不足",
  others: "その他",
};
const refusedFor: Record<AccountCause, string> = {
  accountMissing: "口座が見つかりません",
  nameMismatch: "名義が一致しません",
  accountClosed: "解約済みです",
};

export const creators = {
  name: "クリエイター",
  count: (count: number, isMore: boolean) =>
    isMore ? `クリエイター ${count}人以上` : `クリエイター ${count}人`,
  caption: "クリエイターの一覧",
  none: "条件に合うクリエイターがいません。",
  search: "名前の一部、またはメールアドレス",
  searchHint: "クリエイター名・氏名・SNSのアカウント名で探せます。メールアドレスは全体を入力してください。",
  status: "状態",
  all: "すべて",
  statuses: {
    active: "利用中",
    inactive: "無効",
    unpaid: "お支払い未確認",
    suspended: "利用停止中",
    closed: "退会済み",
  },
  columns: { name: "名前", email: "メールアドレス", status: "状態", platforms: "連携SNS", since: "登録日" },
  left: "（退会したクリエイター）",
  facts: {
    title: "アカウント",
    creatorName: "クリエイター名",
    fullName: "氏名",
    email: "メールアドレス",
    status: "状態",
    since: "登録日",
    closedOn: "退会日",
    missing: "未登録",
    deals: "取引",
    seeDeals: "このクリエイターの取引",
  },
  linked: {
    title: "連携しているSNS",
    none: "連携しているSNSはありません。",
    since: (day: string) => `${day}に連携`,
    relink: (day: string) => `${day}から読み取れません。本人による再連携が必要です。`,
  },
  papers: {
    title: "支払いと契約に要るもの",
    bank: "振込先",
    banks: {
      noBank: "未登録",
      bankUnresolved: "登録された内容では口座を特定できません",
      bankFresh: "口座を特定できます",
      payable: "口座を特定できます",
    },
    refused: (cause: AccountCause) => `前回の振込が戻りました：${refusedFor[cause]}`,
    usableFrom: (moment: string) => `${moment}から振込に使います`,
    tax: "税情報",
    residencies: { resident: "日本国内", nonResident: "日本国外" },
    entities: { individual: "個人", corporation: "法人" },
    confirmed: "確認済み",
    unconfirmed: "未確認",
    guardian: "保護者の同意",
    unknownAge: "生年月日が未登録です",
    notNeeded: "不要（18歳以上）",
    wanted: "18歳未満で、同意の記録がありません",
    consented: (day: string) => `${day}に記録済み`,
  },
  changes: {
    title: "状態の記録",
    none: "まだありません。",
    by: (name: string) => `担当：${name}`,
    statuses: { suspended: "利用を停止した", active: "停止を解除した" },
  },
  why: "利用を停止した理由",
  payments: {
    title: "支払い",
    none: "まだありません。",
    more: (count: number) => `新しい順に${count}件を表示しています。`,
    outside: "取引以外",
    statuses: { Paid: "振込済み", Pending: "振込予定", Failed: "振込できず" },
  },
  withdrawals: {
    title: "退会の申し出",
    none: "ありません。",
    states: { pending: "受付済み", takenBack: "取り下げ", closed: "退会済み" },
    ends: (day: string) => `${day}まで利用`,
    reasons: leavingFor,
  },
  suspend: {
    act: "利用を停止する",
    undo: "停止を解除する",
    title: "このクリエイターの利用を停止しますか？",
    undoTitle: "停止を解除しますか？",
    consequence:
      "すぐにログアウトし、解除するまで入れません。契約後の取引は一時停止します。受領済みの報酬は、お支払い日に振り込みます。",
    undoConsequence: "もう一度使えるようになり、利用停止で止まっていた取引は再開します。",
    done: "利用を停止しました。",
    undone: "停止を解除しました。",
  },
  consent: {
    act: "保護者の同意を記録する",
    again: "保護者の同意を記録し直す",
    title: "保護者の同意を記録しますか？",
    consequence: "記録すると、18歳未満でも契約できます。あとで記録し直せます。",
    guardianName: "保護者の氏名",
    done: "保護者の同意を記録しました。",
  },
  confirm: {
    act: "税情報を確認済みにする",
    title: "税情報を確認済みにしますか？",
    consequence: "確認した資料に書かれた内容を選んでください。本人の登録と違うときは、確認済みになりません。",
    residency: "居住地",
    entity: "区分",
    done: "税情報を確認済みにしました。",
  },
};

export type CreatorsWords = typeof creators;
