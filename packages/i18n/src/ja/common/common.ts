export const common = {
  loading: "読み込み中…",
  slow: "通信に時間がかかっています",
  retry: "再読み込み",
  loadFailed: "読み込めませんでした",
  offline: "接続を確認してください。",
  needsConnection: "この画面の表示には、インターネットへの接続が必要です。",
  goneHint: "アドレスをご確認いただくか、一覧からお探しください。",
  notProvided: "記載なし",
  confidential: "非公開",
  close: "閉じる",
  cancel: "キャンセル",
  opensNewTab: "（新しいタブで開きます）",
  errorCode: (code: number) => `エラーコード ${code}`,
  alertTitle: "ご確認ください",
  title: (page: string, brand: string) => `${page} | ${brand}`,
  errorTitle: (title: string) => `エラー：${title}`,
};

export type CommonWords = typeof common;
