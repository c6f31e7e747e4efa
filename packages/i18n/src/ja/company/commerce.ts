/** The notice that the law on distance sales (特定商取引法) asks of sellers. */
export const commerce = {
  lead: "有料プランのお申し込みの前に、ご確認ください。",
  loadFailed: "販売事業者の情報を読み込めませんでした",
  onRequest: "お求めがあれば、遅滞なく電子メールでお知らせします。",
  terms: {
    seller: "販売事業者",
    responsible: "運営責任者",
    address: "所在地",
    phone: "電話番号",
    email: "メールアドレス",
    invoiceNumber: "登録番号",
    price: "販売価格",
    extra: "商品代金以外の費用",
    payment: "お支払い方法",
    paymentTime: "お支払いの時期",
    delivery: "提供の時期",
    renewal: "契約の期間と更新",
    cancellation: "解約",
    refund: "返金",
    environment: "動作環境",
  },
  price: (plan: string, yen: string, taxed: string) => `${plan}：月額${yen}（税込${taxed}）`,
  free: (plan: string) => `${plan}：無料`,
  fee: (rate: string) =>
    `クリエイターへの報酬をお支払いになるときのツール利用料（税抜の報酬に対して）：${rate}`,
  feeOf: (plan: string, percent: string, taxed: string) => `${plan} ${percent}%（税込${taxed}%）`,
  extra: "インターネットの接続料金と通信料金は、お客さまのご負担です。",
  payment:
    "有料プラン：クレジットカード（Visa、Mastercard、JCB、American Express）。クリエイターとの取引：クレジットカードまたは銀行振込",
  paymentTime:
    "有料プラン：はじめた日にお支払いいただき、その後は毎月の同じ日に自動でお支払いいただきます。プランを上げるときは、その日に残りの期間分をお支払いいただきます。クリエイターとの取引：契約したときに既定のカードからお支払いいただきます。カードでお支払いできなかったときは契約から72時間のうちに、銀行振込のときは5銀行営業日のうちにお支払いください。お支払いがなければ、取引は無償で取り消しになります。",
  delivery: "お支払いを確認したあと、すぐにご利用いただけます。",
  renewal: "契約の期間は1か月です。解約のお申し込みがないかぎり、1か月ごとに自動で更新します。",
  cancellation:
    "有料プラン：「プラン」の画面からFreeプランに変更すると、支払い済みの期間が終わる日に解約となります。その日までは、いつでも取り消せます。クリエイターとの取引：取引の画面から取り消せます。契約から24時間（下書きが届くまで）は無料、そのあとは時期により報酬の20%、50%または80%と、その分のツール利用料がかかります。投稿の報告のあとは取り消せません。",
  refund:
    "有料プラン：サービスの性質上、お支払いのあとの返金はいたしません。期間の途中で解約・退会されたときも、日割りの返金はありません。クリエイターとの取引：取り消したときは、取り消しの前に表示する額を、カードのお支払いはカードに、銀行振込は銀行振込の残高にお返しします。残高は次の取引の代金に使われ、お問い合わせがあれば銀行口座に返金します。",
  environment:
    "Chrome、Edge、Safari、Firefoxの最新版をお使いください。JavaScriptとCookieを有効にする必要があります。",
};

export type CommerceWords = typeof commerce;
