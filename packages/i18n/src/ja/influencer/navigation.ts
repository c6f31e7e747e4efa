export const navigation = {
  myPage: "マイページ",
  toMyPage: "マイページへ",
  campaigns: "案件",
  offers: "オファー",
  offersPending: (count: number) => `オファー、未回答${count}件`,
  offersAndDeals: (offers: number, deals: number) =>
    offers > 0
      ? `オファー、未回答${offers}件、あなたの番の取引${deals}件`
      : `オファー、あなたの番の取引${deals}件`,
  offersArrived: "新しいオファーが届きました",
  segments: { label: "オファーと取引", offers: "届いたオファー", deals: "取引", campaigns: "案件" },
  payments: "報酬",
  settings: "設定",
  account: "アカウント情報",
};

export type NavigationWords = typeof navigation;
