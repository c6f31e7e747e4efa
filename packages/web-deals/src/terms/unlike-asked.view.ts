import type { Terms } from "@tomoru/contract/deals/terms";
import type { Platform } from "@tomoru/contract/platforms";
import { usageText } from "@tomoru/i18n/deal-sheet";
import type { Deal } from "../deal-site.tsx";
import { countsIn } from "../editor/asked-formats.view.ts";
import { monthsAfter } from "../editor/checks.view.ts";
import { type ChangedRow, type TermTexts, termRows } from "./terms.view.ts";

type Asked = NonNullable<Deal["asked"]>;
type Comparing = { asked: Asked; terms: Terms; platform: Platform };

/** Where first terms are not what the creator said yes to. What the request left open is not compared. */
export function unlikeAsked({ asked, terms, platform }: Comparing, texts: TermTexts): ChangedRow[] {
  const { format, days, words } = texts;
  const { separator } = words.terms.values;
  const { period, usageWish } = asked;
  const until = period && usageWish?.months ? monthsAfter(period.to, usageWish.months) : null;
  const fee = asked.wishFeeYen ?? asked.feeYen;
  const counts = Object.entries(countsIn(asked.postFormat, platform));
  const isOtherWork =
    counts.length > 0 &&
    (counts.length !== terms.formats.length ||
      terms.formats.some(
        (each) => !counts.some(([kind, count]) => kind === each.format && Number(count) === each.count),
      ));
  const before = {
    ...(fee !== null && fee !== terms.feeYen && { fee: format.yen(fee) }),
    ...(isOtherWork && { formats: asked.postFormat.join(separator) }),
    ...(period &&
      (terms.postFrom < period.from || terms.postTo > period.to) && {
        post: days.period(period.from, period.to),
      }),
    ...(usageWish &&
      (usageWish.scope !== terms.usage.scope || isLonger(terms.usage.until, until)) && {
        usage: usageText({ usage: { scope: usageWish.scope, channels: null, until } }, texts),
      }),
  };
  return termRows(terms, texts).flatMap(({ key, label, text }) => {
    const was = (before as Record<string, string | undefined>)[key];
    return was === undefined ? [] : [{ key, label, before: was, after: text }];
  });
}

/** Without a day it never ends. */
const isLonger = (until: string | null, asked: string | null) =>
  asked !== null && (until === null || until > asked);
