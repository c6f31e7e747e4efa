import type { AccessReason } from "@tomoru/contract/codes";

/** What `noAccess` says for each of these reasons: the cause, then what to do. */
export const accessReasons: Record<AccessReason, string> = {
  plan: "現在のプランではご利用いただけません。プランを変更してください。",
  payment: "プラン料金のお支払いが確認できていません。プランを更新するか、無料プランに変更してください。",
  role: "この操作は会社の管理者だけが行えます。",
  seat: "ご利用人数の上限により停止中です。管理者にお問い合わせください。",
  verification:
    "会社の確認が済むまで、24時間に相談できるのは10人までで、条件の提示はできません。確認が済んでからもう一度お試しください。",
  platform: "このSNSが連携されていません。連携してからもう一度お試しください。",
  guardian: "18歳未満の方のご契約には、保護者の方の同意が必要です。お問い合わせください。",
  residency: "日本国外にお住まいの方のご契約は受け付けていません。お問い合わせください。",
  provider: "有料プランとカードのご利用は準備中です。",
};

/** Refuses a file with more rows than are left. */
export const rowsLeft = (rows: number): string =>
  `CSVの上限：ダウンロードにはプランの変更が必要です（今月の残り ${rows}行）`;
