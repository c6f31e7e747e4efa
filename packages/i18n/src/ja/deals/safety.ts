import type { CompanyWarning } from "@tomoru/contract/company/company-card";

const warnings: Record<CompanyWarning, string> = {
  unverified: "会社の確認が済んでいません",
  under30Days: "登録から30日たっていません",
  unfundedOnce: "契約のあと、代金が確保されなかったことがあります",
  labelRemoval: "広告の表記を外すよう求めたことがあります",
  prepay: "先払いの話をしたことがあります",
};

/** What helps a creator to judge a company. */
export const safety = {
  title: "企業について",
  verified: "確認済み",
  unverified: "確認前",
  dealsDone: "終わった取引",
  medianDaysToPay: "報告から入金まで",
  answerRate: "期限内の返事",
  cancelRate: "途中の取り消し",
  deals: (count: number) => `${count}件`,
  median: (days: number) => `中央値 ${days}日`,
  percent: (percent: number) => `${percent}%`,
  few: "実績が少ないため表示していません。",
  website: "ウェブサイト",
  warnings,
};

export type DealSafetyWords = typeof safety;
