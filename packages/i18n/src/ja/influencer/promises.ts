export const promises = {
  tagline: "声がかかると、灯る。",
  come: { title: "オファーが直接届きます", detail: "あなたを見つけた企業が、条件を添えて声をかけます。" },
  choose: {
    title: "受けるかどうかを選べます",
    detail: "予算と投稿期間を見てから、引き受けるか見送るかを選べます。",
  },
  free: { title: "登録も利用も無料です", detail: "クリエイターの方に費用はかかりません。" },
  sample: { turn: "あなたの番です", product: "うるおい化粧水「しずく」" },
};

export type PromiseWords = typeof promises;
