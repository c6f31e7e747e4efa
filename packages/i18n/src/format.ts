import type { Locale } from "@tomoru/contract/fields";

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
};

const shortMonth = (month: number) => (englishMonths[month - 1] ?? "").slice(0, 3);

/** Made when first used: a formatter of Intl costs a phone up to 100 ms, and a page may show nothing that needs it. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const era = lazy(
  () => new Intl.DateTimeFormat("ja-JP-u-ca-japanese", { era: "long", year: "numeric", timeZone: "UTC" }),
);

/** The Japanese era's year, both where a new one began: 昭和64年・平成元年. */
function erasOf(year: number): string {
  const first = era().format(Date.UTC(year, 0, 1));
  const last = era().format(Date.UTC(year, 11, 31));
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
  },
};

function dayOf(calendarDate: string): Day {
  const [year = 0, month = 0, day = 0] = calendarDate.split("-").map(Number);
  return { year, month, day };
}

/**
 * The one place where yen, dates and months become text. `timeZone` (IANA; without it the device's own) is where moments are shown;
 * calendar days and months carry no time zone and never shift.
 */
export function formatter({ locale, timeZone }: { locale: Locale; timeZone?: string }) {
  const pattern = patterns[locale];
  const compact = lazy(
    () =>
      new Intl.NumberFormat(locale, {
        notation: "compact",
        maximumFractionDigits: 1,
        useGrouping: "always",
      }),
  );
  const localDay = lazy(() => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }));
  const localTime = lazy(() => new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }));

  // U+00A5: Intl's own ja-JP yen sign is the full-width U+FFE5 (design.md 1). Nearly every page shows yen: not by Intl.
  const yen = (amount: number) => `\u00a5${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;

  return {
    /** Integer yen: ¥120,000. */
    yen,
    /** ¥80,000〜¥120,000; open at an end that is null; null when both are. */
    yenRange: ({ minYen, maxYen }: YenRange): string | null => {
      if (minYen === null) return maxYen === null ? null : pattern.atMost(yen(maxYen));
      if (maxYen === null) return pattern.atLeast(yen(minYen));
      return minYen === maxYen ? yen(minYen) : pattern.range(yen(minYen), yen(maxYen));
    },
    /** 12万 or 120K. */
    compact: (amount: number) => compact().format(amount),
    /** A UTC moment (ISO 8601) as its day in `timeZone`. */
    date: (moment: string) => pattern.day(dayOf(localDay().format(new Date(moment)))),
    /** A UTC moment (ISO 8601) as the time of day in `timeZone`: 09:05. */
    time: (moment: string) => localTime().format(new Date(moment)),
    /** A UTC moment of these days (ISO 8601) in `timeZone`: 11月21日 15:40 or 21 Nov, 15:40. */
    moment: (moment: string) => {
      const instant = new Date(moment);
      return pattern.moment(pattern.monthDay(dayOf(localDay().format(instant))), localTime().format(instant));
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
    /** Calendar days, both included; the second year only where it differs. */
    period: ({ from, to }: { from: string; to: string }) =>
      from === to ? pattern.day(dayOf(from)) : pattern.period(dayOf(from), dayOf(to)),
  };
}

type Formatter = ReturnType<typeof formatter>;
/** What depends on where one is. */
export type MomentFormat = Pick<Formatter, "date" | "time" | "moment">;
/** What is the same everywhere. */
export type Format = Omit<Formatter, keyof MomentFormat>;
