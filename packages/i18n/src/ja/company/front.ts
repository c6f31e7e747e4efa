/** The front page, for whoever is not signed in. */
export const front = {
  title: "企業の方へ",
  headline: "本人がSNSを連携したクリエイターに、直接声をかける",
  lead: "さがす、頼む、支払うまでを、ひとつの場所で。費用は公開の料金表どおりで、あとから増えません。",
  start: "無料ではじめる",
  startNote: "カードの登録はいりません",
  seePricing: "料金を見る",
  sample: {
    title: "請求の前に、この形で確認できます",
    tag: "見本",
    change: "FreeプランからStandardプランへ",
    due: "本日のお支払い（税込）",
    tax: (yen: string) => `うち、消費税 ${yen}`,
    next: (yen: string) => `次回は1か月後に${yen}（税込）。いつでも下げられます。`,
  },
  facts: {
    title: "お約束していること",
    numbers: {
      title: "数値は、本人の連携から",
      detail:
        "フォロワー数も再生数も、クリエイター本人が連携したアカウントから取得します。推定PR費用は、そこから計算した目安です。",
    },
    price: {
      title: "請求の前に、金額を表示",
      detail:
        "プランを変えるときは、その日に支払う税込の金額を先に確認できます。確認した額だけを請求します。",
    },
    leave: {
      title: "やめるのも、画面から",
      detail: "Freeプランへの変更も退会も、画面の操作だけで終わります。電話も引き止めもありません。",
    },
  },
  steps: {
    title: "はじめ方",
    signUp: { title: "会社を登録する", detail: "会社名、氏名、メールアドレスで登録できます。" },
    verify: {
      title: "会社の確認を受ける",
      detail: "会社情報を入れると、運営が確認します。確認済みの印は、声をかける相手にも見えます。",
    },
    card: {
      title: "カードを追加する",
      detail: "有料プランと報酬の支払いに使います。番号は決済会社の画面で入力します。",
    },
  },
  prices: {
    title: "料金",
    lead: "Freeプランのまま使い続けられます。必要になったときだけ上げられます。",
    fee: (percent: string, taxed: string) => `ツール利用料 報酬の${percent}%（税込${taxed}%）`,
    all: "17項目の比較を見る",
  },
};

export type FrontWords = typeof front;
