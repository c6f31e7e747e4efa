/** The keys of rows, and their switch. */
export const keys = {
  title: "キーボードの操作",
  where: "1文字のキーは、表の行を選んでいるときだけ働きます。設定で切ることができます。",
  all: "キーの一覧",
  move: "次の行、前の行へ移る",
  extend: "移りながら選ぶ",
  choose: "行を選ぶ、外す",
  open: "開く",
  list: "リストに追加する",
  note: "メモを書く（リスト）",
  remove: "リストから外す",
  consult: "相談へ進む",
  keyword: "キーワードへ移る（さがす）",
  main: "書いている欄やフォームを確定する",
  close: "閉じる",
  help: "この一覧を開く",
  dismiss: "閉じる",
  setting: "1文字のキー操作を使う",
  settingHint: "J・K・Xなど。切っても矢印、Enter、スペースは使えます。この端末に保存します。",
};

export type KeysWords = typeof keys;
