export const legal = {
  terms: "利用規約",
  privacyPolicy: "プライバシーポリシー",
  language: "本文の言語",
  loadFailed: "本文を読み込めませんでした",
};

export type LegalWords = typeof legal;
