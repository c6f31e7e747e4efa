/** A new e-mail by the link that is mailed to it. */
export const emailLink = {
  lead: "新しいメールアドレスに、確認のリンクをお送りします。リンクは24時間有効です。",
  submit: "確認のリンクを送る",
  sent: (email: string) =>
    `${email} に確認のリンクを送りました。メールのリンクを開いて、ボタンを押すと変わります。それまでは、いまのアドレスのままです。`,
  early: "確認のリンクは送信済みです。再送は5分後にお試しください。",
  confirm: {
    title: "メールアドレスの確認",
    lead: "ボタンを押すと、このメールアドレスに変わります。ログイン中の端末は、すべてログアウトします。",
    submit: "メールアドレスを変更する",
    sending: "変更中…",
    done: "メールアドレスを変更しました",
    doneNote: (email: string) => `これからは ${email} でログインしてください。`,
    signIn: "ログイン",
    dead: "このリンクは使えません",
    deadNote: "期限が切れたか、すでに使われています。もう一度お手続きください。",
    again: "手続きをやり直す",
    taken: "このメールアドレスは、ほかのアカウントで登録されています。",
  },
};

export type EmailLinkWords = typeof emailLink;
