import type { CalendarFeedWords } from "../../ja/influencer/calendar-feed.ts";

export const calendarFeed: CalendarFeedWords = {
  name: "Tomoru deals",
  nameless: "Product confidential",
  kinds: {
    draft: (product) => `Draft due: ${product}`,
    post: (product) => `Days to post: ${product}`,
    accept: (product) => `The company accepts by: ${product}`,
    pay: (product) => `Transfer: ${product}`,
    usage: (product) => `Usage ends: ${product}`,
  },
  about: (company, address) => `${company}\n${address}`,
};
