/** What stands around the pages: bars, menus, the foot. */
export const frame = {
  forCompanies: "企業",
  home: "ホーム",
  homeWaiting: (count: number) => `ホーム、あなたの番${count}件`,
  deals: "取引",
  more: "その他",
  moreTitle: "その他のメニュー",
  settings: "設定",
  pricing: "料金",
  commerce: "特定商取引法に基づく表記",
  signIn: "ログイン",
  signUp: "新規登録",
  toHome: "ホームへ",
  toFront: "トップページへ",
  languageNotSaved: "言語の設定を保存できませんでした",
};

export type FrameWords = typeof frame;
