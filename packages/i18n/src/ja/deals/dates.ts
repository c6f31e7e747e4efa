const weekdays = "日月火水木金土";

/** Days with their weekday: what is due is planned by it. */
export const dates = {
  day: (day: string, weekday: number) => `${day}（${weekdays[weekday] ?? ""}）`,
  dayTime: (day: string, time: string) => `${day} ${time}`,
  period: (from: string, to: string) => (from === to ? from : `${from}〜${to}`),
};

export type DealDateWords = typeof dates;
