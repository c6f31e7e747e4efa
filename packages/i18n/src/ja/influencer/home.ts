/** `paid` is there once an offer became a deal. */
type OfferSteps = { received: number; answered: number; approved: number; paid?: number };

export const home = {
  title: "マイページ",
  pending: (name: string, count: number) => `${name}さん、${count}件のオファーが届いています`,
  pendingNameless: (count: number) => `${count}件のオファーが届いています`,
  none: "新しいオファーはありません",
  ready: "準備ができました。オファーが届いたらお知らせします",
  /** Ready for offers, but not yet for a contract. */
  readyForOffers: "オファーを受け取る準備ができました",
  start: (steps: number) =>
    steps === 1 ? "あと1つで準備完了です" : `はじめに、${steps}つの準備をしましょう`,
  yourTurn: "あなたの番です",
  open: "内容を確認する",
  others: (count: number) => `ほか${count}件を見る`,
  last: {
    title: "最近の回答",
    approved: (date: string) => `${date}に引き受けました`,
    rejected: (date: string) => `${date}に見送りました`,
    titlePaid: "最近の取引",
    paid: "報酬の振込まで終わりました",
    open: "オファーを見る",
  },
  readyHint: "公募には、いつでも応募できます。企業の検索に表示されるかどうかは、設定で確認できます。",
  taxHint: "契約するには、税情報の登録が必要です。先に登録しておくと、すぐに契約できます。",
  giveTax: "税情報を登録する",
  preview: "プロフィールを見直す",
  quiet: "オファーが届くと、ここに表示されます。",
  allOffers: "オファー一覧を見る",
  deals: {
    waiting: (name: string, count: number) => `${name}さん、${count}件の取引があなたの番です`,
    waitingNameless: (count: number) => `${count}件の取引があなたの番です`,
    checking: (yen: string) => `${yen}の報酬を、Tomoruが確認しています`,
    atOperator: (count: number) => `${count}件の取引を、運営が確認しています`,
    title: "取引",
    turns: {
      answer: "届いた条件に返事をしてください",
      draft: "下書きを出してください",
      post: "投稿して、報告してください",
      repair: "投稿を直して、もう一度報告してください",
      other: "取引を確認してください",
    },
    chosen: {
      headline: "応募した案件に選ばれました",
      title: "選ばれました",
      next: "企業が条件を送ります。届いたらお知らせします。",
    },
    until: (day: string) => `${day}まで`,
    overdue: (day: string) => `${day}の期限が過ぎています`,
    net: (yen: string) => `受け取る額 ${yen}`,
    open: "取引を開く",
    others: (count: number) => `ほか${count}件の取引を見る`,
    next: {
      draft: "下書きの期限",
      postFrom: "投稿できる最初の日",
      postTo: "投稿の期限",
      acceptBy: "企業が受領する期限",
      pay: "振込の予定",
    },
    nextPayment: (day: string, yen: string) => `次の振込は${day}の${yen}です。`,
    latePayment: (day: string, yen: string) => `${yen}の報酬が、振込予定日の${day}を過ぎています。`,
    askLate: "問い合わせる",
    secured: (yen: string) => `確保済みの報酬 ${yen}`,
    checked: (yen: string) => `うち${yen}は、Tomoruが確認中です。`,
  },
  upcoming: {
    title: "これからの予定",
    startsIn: (days: number) => (days === 1 ? "明日から" : `${days}日後から`),
    endsIn: (days: number) => (days === 1 ? "明日まで" : `あと${days}日`),
    endsToday: (_days: number) => "今日まで",
  },
  progress: {
    title: "これまでのオファー",
    chart: "届いたオファーへの回答",
    steps: { received: "届いた", answered: "回答した", approved: "引き受けた", paid: "振込済み" },
    count: (count: number) => `${count}件`,
    finding: ({ received, answered, approved, paid }: OfferSteps) =>
      `届いた${received}件のうち、${answered}件に回答し、${approved}件を引き受けました。${
        paid === undefined ? "" : `${paid}件が振込済みです。`
      }`,
    noFinding: "届いたオファーはまだありません。",
    table: { label: "段階", value: "件数" },
    showTable: "表で見る",
    hideTable: "グラフで見る",
  },
  revenue: {
    title: "今月の報酬",
    history: "報酬の履歴",
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
  failed: {
    title: (amount: string) => `${amount}の振込ができませんでした`,
    text: "口座情報に誤りがないかご確認ください。保存すると、もう一度お振り込みします。",
    check: "振込先を確認する",
    answered: {
      title: (amount: string) => `${amount}は、次回お振り込みします`,
      text: "ご登録の口座にお振り込みします。いま必要なお手続きはありません。",
    },
  },
  setup: {
    title: "報酬を受け取る準備",
    left: (count: number) => `あと${count}つで完了です`,
    done: "完了",
    social: { title: "SNSを連携する", consequence: "連携すると、企業からオファーが届くようになります" },
    bank: { title: "振込先を登録する", consequence: "報酬の受け取りに必要です（約2分）" },
    bankUnresolved: { title: "振込先を直す", consequence: "いまの登録内容では、報酬を振り込めません" },
    profile: { title: "プロフィールを整える", consequence: "企業に見つけてもらいやすくなります" },
  },
  social: {
    title: "SNS連携",
    linked: "連携中",
    link: "連携する",
    linkPlatform: (platform: string) => `${platform}を連携する`,
  },
  loadFailed: "マイページを読み込めませんでした",
};

export type HomeWords = typeof home;
