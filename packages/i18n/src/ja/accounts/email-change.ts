export const emailChange = {
  title: "メールアドレスの変更",
  back: "設定",
  email: "登録中のメールアドレス",
  newEmail: "新しいメールアドレス",
  confirmEmail: "新しいメールアドレス（確認用）",
  sending: "送信中…",
  sameAsCurrent: "現在と異なるメールアドレスを入力してください",
  taken: "このメールアドレスは登録済みです。別のアドレスをお使いください。",
  notMatched: "確認用のメールアドレスが一致しません",
  loadFailed: "メールアドレスを読み込めませんでした",
};

export type EmailChangeWords = typeof emailChange;
