import type { DealDateWords } from "../../ja/deals/dates.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export const dates: DealDateWords = {
  day: (day, weekday) => `${weekdays[weekday] ?? ""} ${day}`,
  dayTime: (day, time) => `${day}, ${time}`,
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
};
