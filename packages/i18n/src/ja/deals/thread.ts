import type { messageWarnings } from "@tomoru/contract/deals/messages";

const warnings: Record<(typeof messageWarnings)[number], string> = {
  offPlatform: "Tomoruの外での連絡や支払いに誘われたら、ご注意ください。",
  prepay: "保証金や先払いを求められることはありません。お知らせください。",
  labelRemoval: "広告の表記を外すことは依頼できません。",
};

/** Above one's own message: why the other side sees a warning. */
const ownWarnings: typeof warnings = {
  offPlatform: "Tomoruの外での連絡や支払いにふれているため、相手に注意が表示されます。",
  prepay: "保証金や先払いにふれているため、相手に注意が表示されます。",
  labelRemoval: "広告の表記を外すことは依頼できません。",
};

/** What the two sides write to each other. */
export const thread = {
  title: "メッセージ",
  loadFailed: "メッセージを読み込めませんでした",
  past: "これまでのメッセージ",
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
  files: {
    add: "画像を付ける",
    adding: "画像を送っています…",
    remove: (number: number) => `${number}枚目の画像を外す`,
    image: (number: number) => `添付の画像 ${number}`,
    erased: "保存期間が過ぎたため、画像は消去されました",
    failed: "画像を表示できませんでした",
    rule: (count: number) => `JPEG・PNG・WebP、${count}枚まで（大きい画像は縮小して送ります）`,
    unreadable: "この画像を読み込めませんでした。画面のスクリーンショットなど、別の画像を選んでください",
    wrongType:
      "JPEG、PNG、WebPの画像を選んでください。iPhoneの写真（HEIC）は、スクリーンショットにするか、「設定」→「カメラ」→「フォーマット」で「互換性優先」を選んで撮ると送れます",
    open: "大きく表示する",
  },
  warnings,
  ownWarnings,
};

export type DealThreadWords = typeof thread;
