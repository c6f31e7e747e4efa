export const passwords = {
  forgot: {
    title: "パスワードの再設定",
    lead: "ご登録のメールアドレスに、6桁の確認コードをお送りします。",
    email: "登録メールアドレス",
    submit: "確認コードを送る",
    sending: "送信中…",
    help: "メールが届かないとき",
    hints: {
      spam: "迷惑メールフォルダをご確認ください。",
      blocking: "受信拒否の設定をご確認ください。",
      wait: "届くまで数分かかることがあります。",
    },
    back: "ログインに戻る",
  },
  code: { documentTitle: "パスワード再設定の確認コード" },
  reset: {
    title: "新しいパスワードの設定",
    lead: "設定すると、すべての端末からログアウトします。",
    submit: "再設定する",
    sending: "再設定中…",
    expired: "確認コードの有効期限が切れました。お手数ですが、もう一度お手続きください。",
    again: "確認コードをもう一度受け取る",
  },
  change: {
    title: "パスワードの変更",
    lead: "変更すると、ほかの端末からログアウトします。",
    back: "設定",
    current: "現在のパスワード",
    submit: "変更する",
    sending: "変更中…",
    currentWrong: "現在のパスワードが正しくありません",
    sameAsCurrent: "現在と異なるパスワードを入力してください",
  },
  next: "新しいパスワード",
  confirm: "新しいパスワード（確認用）",
  notMatched: "確認用のパスワードが一致しません",
};

export type PasswordWords = typeof passwords;
