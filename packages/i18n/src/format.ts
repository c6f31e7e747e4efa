import type { Locale } from "@tomoru/contract/fields";
import { grouped } from "./grouped.ts";

type Day = { year: number; month: number; day: number };
type YenRange = { minYen: number | null; maxYen: number | null };

const englishMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

type Pattern = {
  year: (year: number) => string;
  monthDay: (day: Day) => string;
  moment: (day: string, time: string) => string;
  day: (day: Day) => string;
  month: (year: number, month: number) => string;
  monthShort: (month: number) => string;
  period: (from: Day, to: Day) => string;
  range: (from: string, to: string) => string;
  atLeast: (from: string) => string;
  atMost: (to: string) => string;
  dot: string;
  comma: string;
};

const shortMonth = (month: number) => (englishMonths[month - 1] ?? "").slice(0, 3);

let era: Intl.DateTimeFormat | undefined;

/** The Japanese era's year, both where a new one began: 昭和64年・平成元年. */
function erasOf(year: number): string {
  era ??= new Intl.DateTimeFormat("ja-JP-u-ca-japanese", { era: "long", year: "numeric", timeZone: "UTC" });
  const first = era.format(Date.UTC(year, 0, 1));
  const last = era.format(Date.UTC(year, 11, 31));
  return first === last ? first : `${first}・${last}`;
}

const patterns: Record<Locale, Pattern> = {
  ja: {
    year: (year) => `${year}年（${erasOf(year)}）`,
    monthDay: ({ month, day }) => `${month}月${day}日`,
    moment: (day, time) => `${day} ${time}`,
    day: ({ year, month, day }) => `${year}年${month}月${day}日`,
    month: (year, month) => `${year}年${month}月`,
    monthShort: (month) => `${month}月`,
    period: (from, to) => {
      const end = from.year === to.year ? `${to.month}月${to.day}日` : patterns.ja.day(to);
      return `${patterns.ja.day(from)}〜${end}`;
    },
    range: (from, to) => `${from}〜${to}`,
    atLeast: (from) => `${from}〜`,
    atMost: (to) => `${to}まで`,
    dot: "・",
    comma: "、",
  },
  en: {
    year: String,
    monthDay: ({ month, day }) => `${day} ${shortMonth(month)}`,
    moment: (day, time) => `${day}, ${time}`,
    day: ({ year, month, day }) => `${day} ${shortMonth(month)} ${year}`,
    month: (year, month) => `${englishMonths[month - 1]} ${year}`,
    monthShort: shortMonth,
    period: (from, to) => {
      if (from.year !== to.year) return `${patterns.en.day(from)} – ${patterns.en.day(to)}`;
      if (from.month !== to.month) return `${from.day} ${shortMonth(from.month)} – ${patterns.en.day(to)}`;
      return `${from.day}–${patterns.en.day(to)}`;
    },
    range: (from, to) => `${from}–${to}`,
    atLeast: (from) => `From ${from}`,
    atMost: (to) => `Up to ${to}`,
    dot: " · ",
    comma: ", ",
  },
};

function dayOf(calendarDate: string): Day {
  const [year = 0, month = 0, day = 0] = calendarDate.split("-").map(Number);
  return { year, month, day };
}

const units: Record<Locale, readonly (readonly [size: number, unit: string])[]> = {
  ja: [
    [1e4, "万"],
    [1e8, "億"],
    [1e12, "兆"],
  ],
  en: [
    [1e3, "K"],
    [1e6, "M"],
    [1e9, "B"],
    [1e12, "T"],
  ],
};

/** Rounded to a tenth of its unit, or another part; a number that rounds up to the next unit uses that one: 9,999.96万 is 1億. */
function compact(locale: Locale, amount: number, parts = 10): string {
  let rounded = amount;
  let text = grouped(amount);
  for (const [size, unit] of units[locale]) {
    if (rounded < size) break;
    const counted = Math.round((amount * parts) / size);
    rounded = (counted * size) / parts;
    text = grouped(counted / parts) + unit;
  }
  return text;
}

/** Estimates are whole 万 from a million on: English says as much of a million, ¥3.25M. */
const compactEstimate = (locale: Locale, yen: number) =>
  compact(locale, yen, locale === "en" && yen >= 1e6 ? 100 : 10);

type Moment = Day & { time: string };

/** Japan has no summer time. */
function momentOf(moment: string, timeZone: "Asia/Tokyo" | undefined): Moment {
  const at = new Date(moment);
  const shift = timeZone ? 9 * 60 : -at.getTimezoneOffset();
  const [day = "", time = ""] = new Date(at.getTime() + shift * 60_000).toISOString().split("T");
  return { ...dayOf(day), time: time.slice(0, 5) };
}

/**
 * The one place where yen, dates and months become text. Moments are in `timeZone` (the device's by default);
 * calendar days and months have no time zone and never shift. Most pages' formats avoid Intl: each of its formatters blocks a phone
 * for up to 150 ms.
 */
export function formatter({ locale, timeZone }: { locale: Locale; timeZone?: "Asia/Tokyo" }) {
  const pattern = patterns[locale];
  // U+00A5: Intl's own ja-JP yen sign is the full-width U+FFE5.
  const yen = (amount: number) => `${amount < 0 ? "\u2212" : ""}\u00a5${grouped(Math.abs(amount))}`;

  return {
    /** Integer yen: ¥120,000, and −¥10,000 for a refund. */
    yen,
    /** ¥80,000〜¥120,000; open at an end that is null; null when both are. */
    yenRange: ({ minYen, maxYen }: YenRange): string | null => {
      if (minYen === null) return maxYen === null ? null : pattern.atMost(yen(maxYen));
      if (maxYen === null) return pattern.atLeast(yen(minYen));
      return minYen === maxYen ? yen(minYen) : pattern.range(yen(minYen), yen(maxYen));
    },
    /** 12,400. */
    number: grouped,
    /** 12万 or 120K. */
    compact: (amount: number) => compact(locale, amount),
    /** ¥25万〜37万 or ¥250K–370K, ¥325万 or ¥3.25M: for estimates, where more digits would be false precision. */
    compactYenRange: ({ minYen, maxYen }: { minYen: number; maxYen: number }) =>
      minYen === maxYen
        ? `\u00a5${compactEstimate(locale, minYen)}`
        : pattern.range(`\u00a5${compactEstimate(locale, minYen)}`, compactEstimate(locale, maxYen)),
    /** 31,200. */
    count: grouped,
    /** A UTC moment (ISO 8601) as its day in `timeZone`. */
    date: (moment: string) => pattern.day(momentOf(moment, timeZone)),
    /** A UTC moment (ISO 8601) as the time of day in `timeZone`: 09:05. */
    time: (moment: string) => momentOf(moment, timeZone).time,
    /** A UTC moment of these days (ISO 8601) in `timeZone`: 11月21日 15:40 or 21 Nov, 15:40. */
    moment: (moment: string) => {
      const at = momentOf(moment, timeZone);
      return pattern.moment(pattern.monthDay(at), at.time);
    },
    /** The same of a record, which is read for years: 2026年11月21日 15:40 or 21 Nov 2026, 15:40. */
    dated: (moment: string) => {
      const at = momentOf(moment, timeZone);
      return pattern.moment(pattern.day(at), at.time);
    },
    /** A calendar day `YYYY-MM-DD`. */
    day: (calendarDate: string) => pattern.day(dayOf(calendarDate)),
    /** 1998年（平成10年） or 1998. */
    year: (year: number) => pattern.year(year),
    /** A calendar day `YYYY-MM-DD` under its month: 12月1日 or 1 Dec. */
    monthDay: (calendarDate: string) => pattern.monthDay(dayOf(calendarDate)),
    /** `YYYY-MM`: 2026年12月 or December 2026. */
    month: (month: string) => pattern.month(dayOf(month).year, dayOf(month).month),
    /** `YYYY-MM`: 12月 or Dec. */
    monthShort: (month: string) => pattern.monthShort(dayOf(month).month),
    /** What stands between facts in one line. */
    dot: pattern.dot,
    /** Facts in one line, without those that are empty: Instagram・12万人 or Instagram · 120K. */
    beside: (facts: readonly string[]) => facts.filter((fact) => fact !== "").join(pattern.dot),
    /** A text with what is added to it: 停止中（お支払い未確認） or Suspended (unpaid). */
    bracketed: (text: string, added: string) =>
      locale === "ja" ? `${text}（${added}）` : `${text} (${added})`,
    /** Things of one kind: リール、動画 or Reels, videos. */
    listed: (things: readonly string[]) => things.join(pattern.comma),
    /** Calendar days, both included; the second year only where it differs. */
    period: ({ from, to }: { from: string; to: string }) =>
      from === to ? pattern.day(dayOf(from)) : pattern.period(dayOf(from), dayOf(to)),
  };
}

export type Formatter = ReturnType<typeof formatter>;
export type MomentFormat = Pick<Formatter, "date" | "time" | "moment" | "dated">;
export type Format = Omit<Formatter, keyof MomentFormat>;
