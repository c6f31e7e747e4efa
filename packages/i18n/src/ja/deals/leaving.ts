/** What changes or ends a deal that is agreed. */
export const leaving = {
  menu: {
    cancel: "取り消す",
    amend: "日程や形式の変更を提案する",
    paper: "書面での交付を求める",
    sheet: "条件書を見る",
  },
  cancel: {
    title: "この取引を取り消しますか？",
    loading: "取り消したときの金額を確かめています…",
    loadFailed: "取り消したときの金額を確かめられませんでした。",
    kind: "取り消し方",
    alone: "自分だけで取り消す",
    propose: "取り消しを提案する",
    proposeNote: "相手が72時間以内に同意すると、取り消しになります。",
    aloneNote: {
      none: "報酬は支払われません。",
      share: (percent: number) => `取り消すと、報酬の${percent}%がクリエイターに支払われます。`,
    },
    sums: {
      paid: "お支払い済みの額（税込）",
      share: (percent: number) => `クリエイターの報酬（${percent}%・税込）`,
      toolFee: "その分のツール利用料（税込）",
      refund: "返金される額（税込）",
    },
    refundTo: {
      card: "お支払いのカードに返金します。",
      balance:
        "銀行振込の残高に戻り、次の取引の代金に使えます。銀行口座への返金は、お問い合わせからお申し付けください。",
      both: "カードのお支払いの分はカードに、残高の分は銀行振込の残高に戻ります。残高の銀行口座への返金は、お問い合わせからお申し付けください。",
    },
    unpaid:
      "代金はまだ確保していないため、報酬もツール利用料もかかりません。お振り込みになった分は、銀行振込の残高になります。",
    freeUntil: (moment: string) => `無料で取り消せるのは${moment}までです（下書きが届くまで）。`,
    share: "クリエイターが受け取る割合",
    choose: "選択してください",
    percent: (percent: number) => `${percent}%`,
    reason: "相手に伝える理由",
    confirm: { alone: "取り消す", propose: "提案する" },
    told: {
      alone: "相手に通知されます。取り消したあとは、元に戻せません。",
      propose: "相手に通知されます。同意されると、元に戻せません。",
    },
    sending: "送っています…",
    done: { alone: "取り消しました", propose: "取り消しを提案しました" },
    impossible: "いまは取り消せません。",
  },
  amend: {
    title: "日程や形式の変更を提案する",
    lead: "相手が72時間以内に同意すると、契約の内容が変わります。報酬は変わりません。",
    draftDueOn: "下書きの期限",
    postFrom: "投稿の期間（はじめ）",
    postTo: "投稿の期間（おわり）",
    confirm: "変更を提案する",
    unchanged: "変えるところを選んでください。",
    sending: "送っています…",
    done: "変更を提案しました",
    change: (before: string, after: string) => `${before} → ${after}`,
  },
  paper: {
    title: "条件書を書面で求めますか？",
    text: "企業に通知されます。企業は7日以内に書面を送ります。",
    confirm: "書面を求める",
    sending: "送っています…",
    done: "書面での交付を求めました",
    asked: (day: string) => `書面での交付を求めています。企業は${day}までに送ります。`,
    askedOfUs: (day: string) => `クリエイターが条件書の書面を求めています。${day}までにお送りください。`,
  },
  answered: "返事を送りました",
};

export type DealLeavingWords = typeof leaving;
