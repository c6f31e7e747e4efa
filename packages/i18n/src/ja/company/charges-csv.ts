/** The files of payments and of withheld tax: their first lines, and what stands in them. */
export const chargesCsvWords = {
  heads: [
    "日付",
    "種類",
    "状況",
    "クリエイター",
    "商品名",
    "支払い方法",
    "金額（税込、円）",
    "うち、残高から（円）",
    "ツール利用料（税抜、円）",
    "ツール利用料の消費税（円）",
    "取引番号",
  ],
  kinds: {
    charge: "お支払い",
    refund: "返金",
    cancelled: "返金（取り消し）",
    withholding: "返金（源泉所得税）",
    duplicate: "返金（二重払い）",
    late: "返金（終了後の入金）",
  },
  states: {
    charging: "確認中",
    failed: "失敗",
    awaiting: "振込待ち",
    paid: "領収済み",
    secured: "確保済み",
    paidOut: "支払い済み",
    returned: "返金",
    writtenOff: "支払い終了",
    voided: "取り消し",
    open: "手続き中",
    sent: "手続き中",
    succeeded: "返金済み",
    byHand: "返金済み（銀行振込）",
  },
  ways: { card: "カード", transfer: "銀行振込" },
};

export const withholdingCsvWords = {
  heads: [
    "支払日",
    "支払いを受けた方",
    "区分",
    "商品名",
    "報酬（税抜、円）",
    "源泉徴収税額（円）",
    "納付期限",
    "取引番号",
  ],
  kinds: { std: "居住者", nonResident: "非居住者" },
};
