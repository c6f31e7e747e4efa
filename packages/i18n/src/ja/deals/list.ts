/** A side's deals. */
export const list = {
  title: { company: "取引", creator: "取引" },
  nav: "取引",
  headline: (count: number) => `${count}件があなたの番です`,
  quiet: "いま待っているものはありません",
  /** Nothing waits here; it is the other sides' turn. */
  others: (count: number) => `${count}件が進行中です。いまは相手の番です`,
  loadFailed: "取引を読み込めませんでした",
  groups: {
    label: "取引の状態",
    company: { waiting: "あなたの番", active: "相手の番", done: "終わったもの" },
    creator: { waiting: "あなたの番", active: "進行中", done: "終了" },
  },
  more: "もっと見る",
  end: "すべて表示しました",
  search: "商品名やクリエイターでさがす",
  find: "さがす",
  platform: "媒体",
  anyPlatform: "すべての媒体",
  empty: {
    waiting: "あなたの番の取引はありません。",
    active: "進行中の取引はありません。",
    done: "終わった取引はまだありません。",
    found: "条件に合う取引はありません。",
  },
  clear: "条件を外す",
  /** The link to find a new deal. */
  findNew: { company: "クリエイターをさがす", creator: "案件をさがす" },
  due: (day: string) => `${day}まで`,
  paidOn: (day: string) => `${day}に振込`,
  checked: "Tomoruが確認中",
  unread: (count: number) => `未読${count}件`,
  noFee: "金額は未定",
  nothingPaid: "支払いなし",
  states: {
    terms: "条件",
    contracted: "契約済み",
    draft_review: "下書きの確認",
    changes_requested: "下書きの修正",
    draft_approved: "投稿",
    reported: "受領",
    accepted: "支払い",
    cancelled: "終了",
    expired: "終了",
  },
  writtenOff: "支払い終了",
  /** Why a deal is over. */
  ends: {
    declined: "見送り",
    expired: "期限切れ",
    unfunded: "代金が確保されず取り消し",
    alone: "取り消し",
    agreed: "合意して取り消し",
    decided: "運営の判断で取り消し",
    closed: "退会のため取り消し",
  },
};

export type DealListWords = typeof list;
