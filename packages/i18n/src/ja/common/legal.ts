export const legal = {
  terms: "利用規約",
  privacyPolicy: "プライバシーポリシー",
  read: { en: "英語の本文を読む", ja: "日本語訳を読む" },
  loadFailed: "本文を読み込めませんでした",
};

export type LegalWords = typeof legal;
