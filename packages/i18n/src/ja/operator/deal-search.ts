/** How the console finds a deal. */
export const dealSearch = {
  number: "取引番号",
  numberWrong: "22文字の取引番号を入力してください",
  open: "開く",
  state: "段階",
  hold: "一時停止",
  all: "すべて",
  none: "条件に合う取引がありません。",
  ofCreator: (name: string) => `${name}さんの取引`,
};

export type DealSearchWords = typeof dealSearch;
