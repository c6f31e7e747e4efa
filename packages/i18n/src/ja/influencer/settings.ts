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
  display: { title: "表示", languageNotSaved: "言語の設定を保存できませんでした" },
  more: { title: "サポートと規約", leave: "退会の手続き" },
};

export type SettingsWords = typeof settings;
