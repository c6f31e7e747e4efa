export const home = {
  title: "ホーム",
  loadFailed: "ホームを読み込めませんでした",
  nothing: "いま待っているものはありません",
  waiting: (name: string, count: number) => `${name}さん、${count}件があなたの番です`,
  starting: (count: number) => `はじめの準備は、あと${count}つです`,
  quiet: "新しい動きがあると、ここに期限の近い順で並びます。",
  yourTurn: "あなたの番です",
  until: (day: string) => `${day}まで`,
  waits: {
    unpaid: {
      label: "プラン料金を支払う",
      note: "お支払いが確認できていません。期限を過ぎると利用停止となります。",
      action: "プランを見る",
    },
    authentication: {
      label: "カードの本人認証をする",
      note: "カード会社の認証が済むと、プランが変わります。",
      action: "認証のページを開く",
    },
  },
  start: "はじめの準備",
  stepStates: { open: "未完了", waiting: "確認中", done: "完了" },
  steps: {
    verify: {
      label: "会社の確認",
      open: "確認が済むと、クリエイターに「確認済み」と表示されます。",
      waiting: "運営が確認しています。終わると、メールでお知らせします。",
      done: "クリエイターに「確認済み」と表示されています。",
      action: "会社情報を入れる",
    },
    card: {
      label: "カードの追加",
      open: "有料プランと報酬の支払いに使います。Freeプランのままなら、あとでかまいません。",
      waiting: "カードを確認しています。",
      done: "お支払いに使えます。",
      action: "カードを追加",
    },
  },
  days: {
    title: "次の期限",
    none: "決まっている期限はありません。",
    renewal: (plan: string, yen: string) => `${plan}プランの更新 ${yen}（税込）`,
    change: (plan: string) => `${plan}プランに変わります`,
    card: (last4: string) => `末尾${last4}のカードの有効期限`,
    invitation: (email: string) => `${email} への招待の期限`,
  },
};

export type HomeWords = typeof home;
