export const pricing = {
  title: "料金",
  headline: "必要になったときに、上げられます",
  lead: "どのプランもFreeからはじめられます。上げた日に支払う額は、その場で先に表示します。",
  start: "無料ではじめる",
  noCard: "カードの登録はいりません",
  notes: {
    title: "ご確認ください",
    up: "上げるとすぐに使えます。お支払いは、残りの期間分だけです。",
    down: "下げるときは、支払い済みの期間が終わるまで、いまのまま使えます。取り消しも無料です。",
    quote: "「個別見積もり」のサービスは、お問い合わせから依頼できます。",
    reached: "上限に達しても、進行中の取引は止まりません。",
  },
};

export type PricingWords = typeof pricing;
