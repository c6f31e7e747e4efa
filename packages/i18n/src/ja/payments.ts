export const payments = {
  title: "お支払い履歴",
  lead: "報酬のお支払い状況です。",
  loadFailed: "お支払い履歴を読み込めませんでした",
  totals: "お支払いの合計",
  status: { Paid: "支払い済み", Pending: "支払い予定", Failed: "支払い失敗" },
  stack: {
    title: "お支払いの内訳",
    finding: (paid: string, pending: string, failed: string) =>
      `支払い済みは${paid}、支払い予定は${pending}、支払い失敗は${failed}です。`,
    status: "状態",
    amount: "金額",
  },
  months: { title: "月ごとの報酬", range: "表示する期間", count: (count: number) => `${count}か月` },
  chartFailed: "月ごとの報酬を読み込めませんでした",
  list: "お支払いの一覧",
  date: "日付",
  description: "内容",
  amount: "金額",
  state: "状態",
  checkBank: "振込先を確認する",
  more: "もっと見る",
  end: "すべて表示しました",
  added: (count: number) => `${count}件を追加しました`,
  empty: "お支払いはまだありません。案件が完了するとここに表示されます。",
};

export type PaymentWords = typeof payments;
