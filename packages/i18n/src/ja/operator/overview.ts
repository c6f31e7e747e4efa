export const overview = {
  waiting: (count: number) => `${count}件が待っています`,
  nothing: "いま待っているものはありません",
  quiet: "異議・お問い合わせ・企業の確認・振込の作業が出てくると、ここに期限の近い順に並びます。",
  list: "待っているもの",
  counted: (count: number, isMore: boolean) => (isMore ? `${count}件以上` : `${count}件`),
  disputes: "判断を待つ異議",
  stuck: "払えていない振込（振込できず・保留）",
  runs: "作業が残っている振込の回",
  byHand: "手作業の振込",
  faults: "台帳の合わないところ",
  refunds: "戻せなかった返金",
  notices: "確かめたい検索の使い方・登録",
  unverified: "確認を待っている企業",
  inquiries: "回答を待っている企業からのお問い合わせ",
  creatorInquiries: "回答を待っているクリエイターなどからのお問い合わせ",
  overdue: (count: number) => `うち${count}件は、期限を過ぎています。`,
  late: (count: number, day: string) => `${count}件が期限を過ぎています（いちばん古い期限：${day}）`,
  firstDue: (day: string) => `いちばん近い期限：${day}`,
};

export type OverviewWords = typeof overview;
