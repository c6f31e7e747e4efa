export const settings = {
  title: "設定",
  profile: {
    title: "あなた",
    name: "氏名",
    email: "メールアドレス",
    password: "パスワード",
    role: "役割",
    save: "保存する",
    saving: "保存中…",
    saved: "保存しました。",
    notify: "クリエイターからの返事をメールで受け取る",
    notifyFailed: "変更できませんでした。元に戻しました。",
  },
  company: {
    title: "会社",
    info: "会社情報",
    members: "メンバー",
    seats: (used: number, limit: number) => `${used}人（${limit}人まで）`,
    plan: "プラン",
    cards: "カード",
    invoices: "請求書",
  },
  display: { title: "表示" },
  more: { title: "その他" },
  leave: {
    open: "会社から抜ける",
    title: (company: string) => `${company}から抜けますか？`,
    text: "すぐにログアウトし、ログインできなくなります。作ったリストやメモは会社に残ります。",
    confirm: "抜ける",
    sending: "手続き中…",
    failed: "手続きできませんでした。",
    done: "会社から抜けました。",
  },
  close: {
    open: "会社を退会する",
    title: "会社の退会",
    text: "すべてのメンバーがすぐにログアウトし、元に戻せません。",
    goesLabel: "次の情報が消えます",
    goes: {
      members: "メンバーと招待",
      lists: "リスト、グループ、メモ",
      inquiries: "お問い合わせ",
      company: "会社情報",
      cards: "カード",
    },
    work: (count: number) =>
      `動いている案件${count}件も終わります。未回答の相談は取り下げられ、公募は終了します。`,
    kept: "請求書と取引の記録は、法律により7年間保管します。名前と住所は読めない形にします。",
    free: "Freeプランのため、お支払いは残りません。",
    paid: (plan: string, day: string, yen: string) =>
      `${plan}プラン（1か月${yen}・税込）はいますぐ終わります。お支払い済みの料金は、${day}までの残りの期間分も返金されません。`,
    unpaid: "未払いの請求は取り消されます。",
    password: "現在のパスワード",
    passwordWrong: "パスワードが正しくありません",
    understood: "内容を確認しました",
    confirm: "退会する",
    sending: "手続き中…",
    failed: "退会できませんでした。",
    before: "次の取引の振込と、残高の返金が終わるまで、退会できません",
    deal: (creator: string, product: string | null) =>
      product === null
        ? `${creator || "クリエイター"}さんとの取引`
        : `${creator || "クリエイター"}さん・${product}`,
    others: (count: number) => `ほか${count}件の取引`,
    balance: (yen: string) => `銀行振込の残高 ${yen}`,
    toInquiry: "残高の返金を問い合わせる",
    deals:
      "契約した取引の振込か返金が終わっていないか、銀行振込の残高があるため、いまは退会できません。取引は「取引」、残高は「お支払い」でご確認ください。残高は、お問い合わせから銀行口座への返金をお申し付けください。",
    done: "退会の手続きが終わりました。ご利用ありがとうございました。",
  },
};

export type SettingsWords = typeof settings;
