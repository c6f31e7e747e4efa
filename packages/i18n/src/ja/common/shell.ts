export const shell = {
  skip: "本文へ移動",
  navigation: "メインメニュー",
  accountMenu: "アカウントメニュー",
  logOut: "ログアウト",
  loggingOut: "ログアウト中…",
  logOutFailed: "ログアウトできませんでした",
  toSignIn: "ログイン画面へ",
  terms: "利用規約",
  privacyPolicy: "プライバシーポリシー",
  inquiry: "お問い合わせ",
  copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  language: "言語",
  theme: "テーマ",
  themes: { system: "自動", light: "ライト", dark: "ダーク" },
  offline: {
    offline: (moment: string) => `オフラインです。最後に読み込んだ内容を表示しています（${moment}時点）。`,
    unreachable: (moment: string) =>
      `サーバーに接続できません。最後に読み込んだ内容を表示しています（${moment}時点）。`,
    nothingKept: "オフラインです。接続が戻ると、自動で読み込みます。",
  },
  notFound: {
    title: "ページが見つかりません",
    subtitle: "アドレスが変更または削除された可能性があります。",
    description: {
      address: "アドレスに誤りがないか、ご確認ください。",
      link: "リンクから開いたときは、リンクが古くなっていることがあります。",
    },
  },
  crashed: {
    title: "画面を表示できませんでした",
    description: "お手数ですが、画面を再読み込みしてください。",
    reload: "画面を再読み込みする",
  },
};

export type ShellWords = typeof shell;
