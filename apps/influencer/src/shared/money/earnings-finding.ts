import type { Home } from "@tomoru/contract/influencer/home";
import type { Format } from "@tomoru/i18n/format";
import type { Words } from "@tomoru/i18n/ja/influencer/words";

type Earnings = { months: Home["revenueByMonth"]; words: Words["home"]["revenue"]; format: Format };

/** The sentence that says what the bars show. */
export function finding({ months, words, format }: Earnings): string {
  const best = months.reduce<Home["revenueByMonth"][number] | null>(
    (highest, month) => (month.yen > (highest?.yen ?? 0) ? month : highest),
    null,
  );
  return best
    ? words.finding(months.length, format.month(best.month), format.yen(best.yen))
    : words.noFinding(months.length);
}
