import type { messageWarnings } from "@tomoru/contract/deals/messages";

const warnings: Record<(typeof messageWarnings)[number], string> = {
  offPlatform: "Tomoruの外での連絡や支払いに誘われたら、ご注意ください。",
  prepay: "保証金や先払いを求められることはありません。お知らせください。",
  labelRemoval: "広告の表記を外すことは依頼できません。",
};

/** What the two sides write to each other. */
export const thread = {
  title: "メッセージ",
  loadFailed: "メッセージを読み込めませんでした",
  empty: "まだメッセージはありません。",
  older: "以前のメッセージを見る",
  label: (name: string) => `${name}へのメッセージ`,
  send: "送る",
  sending: "送っています…",
  hint: "⌘＋Enter または Ctrl＋Enter で送れます",
  you: "あなた",
  read: "既読",
  system: "お知らせ",
  arrived: (name: string) => `${name}からメッセージが届きました`,
  tooMany: "1時間に送れる数を超えました。時間をおいてお試しください。",
  full: "このやりとりには、これ以上送れません。",
  plan: "契約の前のメッセージは、いまのプランでは送れません。",
  closed: "この取引では、メッセージを送れません。",
  warnings,
};

export type DealThreadWords = typeof thread;
