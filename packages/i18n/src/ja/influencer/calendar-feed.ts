/** What a creator's calendar feed says: a calendar program shows it, the site does not. */
export const calendarFeed = {
  name: "Tomoru 取引の予定",
  nameless: "商品名は非公開です",
  kinds: {
    draft: (product: string) => `下書きの期限：${product}`,
    post: (product: string) => `投稿の期間：${product}`,
    accept: (product: string) => `企業が受領する期限：${product}`,
    pay: (product: string) => `振込の予定：${product}`,
    usage: (product: string) => `二次利用の終わり：${product}`,
  },
  about: (company: string, address: string) => `${company}\n${address}`,
};

export type CalendarFeedWords = typeof calendarFeed;
