export const membership = {
  cancellation: {
    title: "退会の手続き",
    lead: "これまでご利用いただき、ありがとうございます。",
    back: "設定に戻る",
    question: "退会を申し込みますか？",
    questionNote: (day: string) => `退会日は今月末（${day}）です。それまでは、ログインして取り消せます。`,
    noBank: (amount: string) =>
      `報告が済んだ取引の報酬が ${amount} あります。振込先が登録されていないため、このままではお振り込みできません。退会日までに登録してください。`,
    effect: (day: string) => `退会日は今月末（${day}）`,
    until: (date: string) =>
      `${date}までは、これまでどおりご利用でき、退会の取り消しもできます。申し込むと、すべての端末からログアウトします。`,
    name: "氏名",
    email: "メールアドレス",
    phone: "電話番号",
    phoneHint: "20文字まで",
    reason: "理由",
    reasonMissing: "理由を選択してください",
    reasons: {
      qualityOfService: { label: "サービスの品質", detail: "どのような点が気になりましたか" },
      costEffectivenessIsLow: { label: "費用対効果", detail: "どのような点が見合わないと感じましたか" },
      switchingToAnotherCompany: { label: "他社への切り替え", detail: "切り替えの決め手は何でしたか" },
      insufficientFunctions: { label: "機能の不足", detail: "どの機能が足りませんでしたか" },
      others: { label: "その他", detail: "理由をお聞かせください" },
    },
    detail: "理由の詳細",
    count: (used: number, max: number) => `${used}/${max}文字`,
    submit: "退会を申し込む",
    sending: "送信中…",
    home: "マイページへ",
    done: (date: string) => `退会のお申し込みを受け付けました。${date}までは、ログインして取り消せます。`,
  },
  withdrawal: {
    title: "退会のお申し込みを受け付けました",
    until: (date: string) => `${date}までは、これまでどおりご利用いただけます。`,
    takeBack: "退会を取り消す",
    takingBack: "取り消し中…",
    failed: "退会を取り消せませんでした。",
    takenBack: "退会を取り消しました。これまでどおりご利用いただけます。",
  },
  due: {
    title: "まだ受け取っていない報酬",
    parts: (pending: string, failed: string) => `振込予定 ${pending}・振込できなかった報酬 ${failed}`,
    none: "まだ受け取っていない報酬はありません。",
    some: (amount: string) => `まだ受け取っていない報酬が${amount}あります。`,
    loading: "まだ受け取っていない報酬を確認しています…",
    loadFailed: "まだ受け取っていない報酬の金額を読み込めませんでした。",
  },
  ways: {
    labels: { when: "いつ", erased: "消えるもの", money: "まだ受け取っていない報酬" },
    leave: {
      title: "退会する",
      when: (day: string) => `今月末（${day}）です。それまでは、これまでどおり使えて、取り消しもできます。`,
      erased:
        "退会日が過ぎると、プロフィール、SNS連携、届いたオファーを消去します。振込先は、残りの報酬を振り込み終えたときに消去します。",
      money:
        "報告が済んだ取引の報酬は、退会日のあとも、支払日に、これまでの振込先へお振り込みします。退会日までに報告していない取引は取り消され、報酬は支払われません。",
    },
    erase: {
      title: "アカウントを削除する",
      when: "いますぐです。取り消せません。",
      erased:
        "プロフィール、SNS連携、届いたオファーを、いますぐ消去します。振込先は、残りの報酬を振り込み終えたときに消去します。",
      money:
        "報告が済んだ取引の報酬は、削除のあとも、支払日に、これまでの振込先へお振り込みします。まだ報告していない取引は取り消され、報酬は支払われません。",
    },
  },
  deletion: {
    open: "アカウントの削除",
    title: "アカウントの削除",
    message: "この操作は取り消せません。",
    kept: "報酬の記録は、法律により、個人を特定できない形で保管します。",
    deals: {
      loading: "進行中の取引を確認しています…",
      loadFailed: "進行中の取引を読み込めませんでした。",
      none: "取り消される取引はありません。",
      cancelled: (count: number) => `次の${count}件の取引は取り消され、報酬は支払われません`,
      told: "企業にお知らせし、お預かりした金額は全額を企業に返します。",
      one: (product: string, company: string) => `${product}（${company}）`,
      paidLater: (amount: string) =>
        `報告が済んだ取引の報酬 ${amount} は、支払日に、これまでの振込先へお振り込みします。`,
      noBank: (amount: string) =>
        `報告が済んだ取引の報酬が ${amount} あります。振込先が登録されていないため、このままではお振り込みできません。削除の前に登録してください。`,
    },
    goesLabel: "次の情報が削除されます",
    goes: {
      profile: "プロフィール",
      social: "SNS連携",
      bank: "振込先（残りの報酬があるときは、振り込み終えたあと）",
    },
    understood: "内容を確認しました",
    confirm: "削除する",
    sending: "削除中…",
    failed: "アカウントを削除できませんでした。",
    done: "アカウントを削除しました。",
  },
  inquiry: {
    title: "お問い合わせ",
    lead: "お問い合わせはこちらで受け付けます。",
    reply: (email: string) => `${email} に返信します。`,
    back: "アカウント情報に戻る",
    backToSignIn: "ログインに戻る",
    name: "氏名",
    email: "メールアドレス",
    emailHint: "こちらに返信します。",
    subject: "件名",
    message: "お問い合わせ内容",
    submit: "送信する",
    sending: "送信中…",
    done: "送信しました。",
    another: "続けて送る場合は、もう一度ご入力ください。",
  },
  loadFailed: "アカウント情報を読み込めませんでした",
};

export type MembershipWords = typeof membership;
