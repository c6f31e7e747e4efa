/** What the companies' sign-up asks for and says besides. */
export const companySignUp = {
  companyName: "会社名",
  companyNameHint: "例：株式会社みなと珈琲",
  kind: "種別",
  kinds: {
    corporate: { label: "事業会社", note: "自社の商品やサービスを紹介してもらう" },
    agency: { label: "代理店", note: "クライアントの案件を扱う" },
  },
  chooseKind: "種別を選択してください",
  beside: {
    title: "登録は無料です",
    free: "カードの登録は不要。Freeプランのまま使い続けられます。",
    verified: "会社の確認が済むと、クリエイターに「確認済み」と表示されます。",
    people: "登録した方が管理者になります。Standardプランから、メンバーを招待できます。",
  },
};

export type CompanySignUpWords = typeof companySignUp;
