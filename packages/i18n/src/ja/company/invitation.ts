/** The page that a mailed invitation opens. */
export const invitation = {
  title: "メンバーへの招待",
  heading: (company: string) => `${company}に招待されています`,
  from: (name: string, company: string) => `${name}さんから、${company}のメンバーとしての招待です。`,
  fromCompany: (company: string) => `${company}のメンバーとしての招待です。`,
  until: (moment: string) => `この招待は${moment}まで有効です。`,
  email: "メールアドレス",
  submit: "参加する",
  sending: "登録中…",
  joined: (company: string) => `${company}に参加しました。`,
  loadFailed: "招待を読み込めませんでした",
  dead: {
    title: "この招待は使えません",
    detail: "期限が切れたか、取り消されたか、すでに使われています。招待した方に、再送をお願いしてください。",
  },
  elsewhere: {
    title: "別のアカウントでログイン中です",
    detail: (company: string, email: string) =>
      `${company}への招待は、${email} 宛てです。参加するには、いったんログアウトしてから、メールのリンクをもう一度開いてください。`,
    stays: "招待は、このままお待ちしています。",
  },
  taken: "このメールアドレスは登録済みです。そのままログインできます。",
};

export type InvitationWords = typeof invitation;
