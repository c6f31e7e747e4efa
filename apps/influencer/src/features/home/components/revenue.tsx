import type { Home } from "@tomoru/contract/influencer/home";
import { TextLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { EarningsBars } from "../../../shared/money/earnings-bars.tsx";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./revenue.module.css";

/** Twelve bars side by side are too thin for a phone. */
const monthsOnPhone = 6;

export function Revenue({ home }: { home: Home }) {
  const { words, format } = useLanguage();
  const { revenue, deals } = words.home;
  const { securedYen, heldYen = 0, nextPayment, latePayment } = home.deals;
  const wide = useWide();
  const months = wide ? home.revenueByMonth : home.revenueByMonth.slice(-monthsOnPhone);
  const total = home.revenueByMonth.reduce((sum, { yen }) => sum + yen, 0);
  return (
    <Card as="section" className={styles.card} aria-labelledby="revenue">
      <div className={styles.head}>
        <h2 id="revenue">
          <Phrases>{revenue.title}</Phrases>
        </h2>
        <TextLink render={<Link to={paths.paymentHistory} />}>{revenue.history}</TextLink>
      </div>
      <Amount size="display">{format.yen(home.thisMonthYen)}</Amount>
      <p className={styles.note}>{total > 0 ? revenue.year(format.yen(total)) : revenue.none}</p>
      {nextPayment || securedYen > 0 ? (
        <p className={styles.note}>
          {securedYen > 0 ? deals.secured(format.yen(securedYen)) : null}
          {heldYen > 0 ? <span className={styles.next}>{deals.checked(format.yen(heldYen))}</span> : null}
          {nextPayment ? (
            <span className={styles.next}>
              {deals.nextPayment(format.monthDay(nextPayment.on), format.yen(nextPayment.yen))}
            </span>
          ) : null}
        </p>
      ) : null}
      {latePayment ? (
        <p className={styles.note}>
          <span className={styles.next}>
            {deals.latePayment(format.monthDay(latePayment.on), format.yen(latePayment.yen))}
          </span>
          <TextLink render={<Link to={paths.inquiry} />}>{deals.askLate}</TextLink>
        </p>
      ) : null}
      <EarningsBars months={months} />
    </Card>
  );
}
