export const notices = {
  name: "検索と登録の通知",
  title: (count: number, isMore: boolean) =>
    count === 0
      ? "確かめたい企業はありません"
      : isMore
        ? `確かめたいことが${count}件以上あります`
        : `確かめたいことが${count}件あります`,
  lead: "クリエイターの情報をまとめて集めていないかを、企業のページで確かめてください。必要なら、そこで利用を停止できます。",
  quiet: "検索の上限に何日も達した企業や、同じメールのドメインで続けて登録したFreeの企業が、ここに並びます。",
  searchLimit: (days: number) => `検索で1日に見られる上限に、${days}日達しました`,
  domain: (domain: string, count: number) =>
    `同じメールのドメイン（${domain}）で、Freeの企業が${count}社登録しました`,
  domainMore: (domain: string, count: number) =>
    `同じメールのドメイン（${domain}）で、Freeの企業が${count}社以上登録しました`,
  days: (days: string) => `達した日：${days}`,
  since: (day: string) => `登録日：${day}`,
  seen: "確認済みにする",
  see: {
    title: "この通知を確認済みにしますか？",
    searchLimit: (days: number) =>
      `この一覧から消えます。このあと${days}日上限に達すると、もう一度通知します。`,
    domain: (count: number) =>
      `この一覧から消えます。同じドメインで新しく${count}社が登録すると、もう一度通知します。`,
  },
  done: "確認済みにしました。",
};

export type NoticesWords = typeof notices;
