/** The console's bars, its sign-in, and what all its pages say. */
export const frame = {
  tag: "運営",
  title: "運営コンソール",
  navigation: "運営メニュー",
  toHome: "待っているものへ",
  more: "その他",
  moreTitle: "その他のメニュー",
  leave: "作業を終える",
  home: "待っているもの",
  companies: "企業",
  inquiries: "お問い合わせ",
  pages: "ページ",
  previous: "前へ",
  next: "次へ",
  /** Of a refusal, by the field that it names. */
  refusedAt: {
    "x-operator": "この回を締めた人と、ファイルを作った人は行えません。別の人が作業してください。",
    state: "いまの状態ではできません。ほかの人が先に進めた可能性があります。",
    payOn: "この振込日は、まだ締められないか、もう過ぎています。",
    restPaidOn: "振り込まれた日は、今日までの日付にしてください。",
  } as Readonly<Record<string, string>>,
  reason: "理由",
  reasonHint: "記録に残ります。あとで読む人に伝わるように書いてください。",
  evidence: "確認した資料",
  back: "戻る",
  sending: "送信中…",
  noName: "（退会した企業）",
  signIn: {
    title: "運営の作業を始める",
    lead: "この画面は、Tomoruを運営する人のためのものです。企業やクリエイターのアカウントでは入れません。",
    token: "運営トークン",
    tokenHint: "サーバーの OPERATOR_TOKEN です。このタブだけで使い、閉じると消えます。",
    name: "あなたの名前（半角英数字）",
    nameHint: "誰が何をしたかの記録に、この名前が残ります。",
    nameWrong: "半角の英数字と記号、80文字以内で入力してください",
    submit: "始める",
    starting: "確認中…",
    wrong: "トークンが正しくありません",
    notSet: "このサーバーには運営トークンが設定されていません。OPERATOR_TOKEN を設定して起動してください。",
  },
};

export type FrameWords = typeof frame;
