import { Amount } from "@tomoru/ui/text/amount";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { chargeFor, daysBeforeLimit, netOf, toolFeeBpsOf, usualPayDay } from "./amounts.view.ts";
import styles from "./terms-effect.module.css";

/** What a version does to the two things that count: how much, and when. */
export function TermsEffect({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words, format, days } = useDealLanguage();
  const { effect: say } = words.terms;
  const { terms, diff } = deal;
  if (!terms) return null;
  const bps = toolFeeBpsOf(deal);
  const sumOf = (of: typeof terms) =>
    side === "company" && bps !== null ? chargeFor(of, bps).chargeYen : netOf(of).netYen;
  const sum = sumOf(terms);
  const sumBefore = diff && sumOf(diff.before);
  const payDay = usualPayDay(terms);
  const payDayBefore = diff && usualPayDay(diff.before);
  return (
    <dl className={styles.effect}>
      <div>
        <dt>{side === "company" ? say.charge : say.net}</dt>
        <dd>
          {sumBefore !== null && sumBefore !== sum ? (
            <del className={styles.before}>{format.yen(sumBefore)}</del>
          ) : null}{" "}
          <Amount size={side === "creator" ? "display" : "row"}>{format.yen(sum)}</Amount>
        </dd>
      </div>
      <div>
        <dt>{side === "company" ? say.payDay : say.myPayDay}</dt>
        <dd>
          <Amount size="row">{days.fullDay(payDay)}</Amount>
          <span className={styles.note}>
            {payDayBefore !== null
              ? payDayBefore === payDay
                ? say.stays
                : say.before(days.fullDay(payDayBefore))
              : say.reportedBy(days.day(terms.postTo))}
            {format.dot}
            {say.sixty(daysBeforeLimit(terms))}
          </span>
        </dd>
      </div>
    </dl>
  );
}
