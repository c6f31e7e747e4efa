export const payments = {
  title: "報酬の履歴",
  lead: "報酬のお振り込み状況です。",
  loadFailed: "報酬の履歴を読み込めませんでした",
  totals: "報酬の合計",
  status: { Paid: "振込済み", Pending: "振込予定", Failed: "振込できませんでした" },
  stack: {
    title: "報酬の内訳",
    finding: (paid: string, pending: string, failed: string) =>
      `振込済みは${paid}、振込予定は${pending}、振込できなかった報酬は${failed}です。`,
    status: "状態",
    amount: "金額",
  },
  months: { title: "月ごとの報酬", range: "表示する期間", count: (count: number) => `${count}か月` },
  chartFailed: "月ごとの報酬を読み込めませんでした",
  list: "報酬の一覧",
  date: "日付",
  description: "内容",
  amount: "金額",
  state: "状態",
  checkBank: "振込先を確認する",
  more: "もっと見る",
  end: "すべて表示しました",
  added: (count: number) => `${count}件を追加しました`,
  empty: "報酬はまだありません。引き受けたオファーが完了すると、ここに表示されます。",
};

export type PaymentWords = typeof payments;
