/** Two to four accounts side by side. */
export const compare = {
  title: "比べる",
  heading: (count: number) => `${count}人を並べて比べています`,
  lead: "媒体が同じ人どうしの数値です。太字は、その行でいちばんの値です。",
  loadFailed: "比べる数値を読み込めませんでした",
  caption: "クリエイターの比較",
  what: "項目",
  open: "比べる",
  needs: "2〜4人を選ぶと比べられます",
  uses: (count: number, left: number) =>
    `比べると、今月見られるあと${left}人のうち、最大${count}人分を使います。`,
  remove: (name: string) => `${name}を外す`,
  back: "検索結果に戻る",
  backToList: "リストに戻る",
  rows: {
    followers: "フォロワー",
    growth: "30日の増減",
    medianViews: "再生数の中央値",
    strip: "直近20本の再生数",
    engagement: "反応率",
    price: "推定PR費用",
    prDifference: "PR投稿での差",
    prShare: "PRの割合",
    postsPerWeek: "週の投稿数",
    lastPost: "最終投稿",
    readAt: "数値の日付",
    next: "次にすること",
  },
  add: (name: string) => `リストに追加：${name}`,
  consult: (name: string) => `${name}に相談する`,
  best: { most: "最多", highest: "最高", lowest: "最安", leastDrop: "差が最小", newest: "最新" },
  perWeek: (posts: string) => `${posts}本`,
  tooFewPr: "PR投稿が少なく、比べられません",
  swipe: "横に動かすと、ほかの人も見られます",
  few: {
    title: "比べるクリエイターを2人以上選んでください",
    text: "さがす画面で2〜4人を選び、「比べる」を押すと、ここに並びます。",
    action: "クリエイターをさがす",
  },
  gone: {
    title: "選んだうちの誰かが、現在公開されていません",
    text: "いまは検索に出ていないためです。ほかの人だけで選び直してください。",
  },
};

export type CompareWords = typeof compare;
