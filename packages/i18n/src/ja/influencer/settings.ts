export const settings = {
  title: "設定",
  revenue: { title: "今月の報酬", loadFailed: "今月の報酬を読み込めませんでした" },
  money: { history: "報酬の履歴", bank: "振込先の口座", tax: "税情報" },
  account: {
    title: "アカウント",
    profile: "アカウント情報",
    email: "メールアドレスの変更",
    password: "パスワードの変更",
  },
  calendar: {
    title: "カレンダー",
    lead: "取引の期限、投稿の期間、振込の予定を、お使いのカレンダーに表示できます。金額は表示されません。",
    show: "アドレスを表示",
    loading: "読み込み中…",
    secret: "このアドレスを知っている人は予定を見られます。ほかの人に伝えないでください。",
    copy: "アドレスをコピー",
    renew: "新しいアドレスにする",
    question: "新しくすると、いまのアドレスは使えなくなります。カレンダーに登録し直してください。",
    confirm: "新しくする",
    cancel: "やめる",
    said: {
      copied: "コピーしました。カレンダーの「URLで追加」に貼り付けてください。",
      renewed: "新しいアドレスにしました。前のアドレスは使えません。",
      failed: "アドレスを取得できませんでした。時間をおいて、もう一度お試しください。",
    },
  },
  display: { title: "表示", languageNotSaved: "言語の設定を保存できませんでした" },
  more: { title: "サポートと規約", leave: "退会の手続き" },
};

export type SettingsWords = typeof settings;
