export const home = {
  title: "ホーム",
  loadFailed: "ホームを読み込めませんでした",
  start: "はじめの準備",
  nothing: "いま待っているものはありません",
};

export type HomeWords = typeof home;
