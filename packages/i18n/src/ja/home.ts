export const home = {
  title: "マイページ",
  pending: (name: string, count: number) => `${name}さん、${count}件のオファーが届いています`,
  pendingNameless: (count: number) => `${count}件のオファーが届いています`,
  none: "新しいオファーはありません",
  start: (steps: number) => `はじめに、${steps}つの準備をしましょう`,
  yourTurn: "あなたの番です",
  open: "内容を確認する",
  others: (count: number) => `ほか${count}件を見る`,
  last: {
    title: "最近の回答",
    approved: (date: string) => `${date}に承認しました`,
    rejected: (date: string) => `${date}に見送りました`,
    open: "オファーを見る",
  },
  quiet: "オファーが届くと、ここに表示されます。",
  allOffers: "オファー一覧を見る",
  revenue: {
    title: "今月の報酬",
    history: "お支払い履歴",
    none: "最初の報酬はここに表示されます",
    chart: "月ごとの報酬",
    finding: (months: number, best: string, amount: string) =>
      `直近${months}か月の報酬のグラフです。最も多い月は${best}の${amount}です。`,
    noFinding: (months: number) => `直近${months}か月の報酬はまだありません。`,
    year: (amount: string) => `直近12か月の合計 ${amount}`,
    month: "月",
    amount: "報酬",
    showTable: "表で見る",
    hideTable: "グラフで見る",
  },
  setup: {
    title: "報酬を受け取る準備",
    left: (count: number) => `あと${count}つで完了です`,
    done: "完了",
    social: { title: "SNSを連携する", consequence: "連携がないと案件に応募できません" },
    bank: { title: "振込先を登録する", consequence: "約2分・報酬の受け取りに必要です" },
    profile: { title: "プロフィールを整える", consequence: "企業に見つけてもらいやすくなります" },
  },
  social: {
    title: "連携中のSNS",
    linked: "連携中",
    link: "連携する",
    linkPlatform: (platform: string) => `${platform}を連携する`,
  },
  loadFailed: "マイページを読み込めませんでした",
};

export type HomeWords = typeof home;
