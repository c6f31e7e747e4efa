import type { Home } from "@tomoru/contract/influencer/home";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { dealPath, offerPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { timingOf } from "../home.view.ts";
import styles from "./upcoming.module.css";

/** Coming days: first those of deals, then offers that did not become a deal, the earliest end first. */
export function Upcoming({ home: { upcoming, deals } }: { home: Home }) {
  const { words, format } = useLanguage();
  const { home } = words;
  const today = todayInJapan();
  const ofDeals = deals.next.map(({ dealId, kind, on, productName }) => ({
    key: dealId,
    label: productName ?? words.offers.nameless,
    icon: <CalendarDays size={20} aria-hidden="true" />,
    note: (
      <span className={styles.when}>
        <strong>{format.monthDay(on)}</strong>
        <span>{home.deals.next[kind]}</span>
      </span>
    ),
    render: <Link to={dealPath(dealId)} />,
  }));
  const ofOffers = upcoming.flatMap(({ offerId, productName, platform, period }) => {
    if (!period) return [];
    const { stage, days } = timingOf(period, today);
    return {
      key: offerId,
      label: productName ?? words.offers.nameless,
      icon: <PlatformName platform={platform} iconOnly />,
      note: (
        <span className={styles.when}>
          <strong>{home.upcoming[stage](days)}</strong>
          <span>{format.period(period)}</span>
        </span>
      ),
      render: <Link to={offerPath(offerId)} />,
    };
  });
  return (
    <Card as="section" padding="none" aria-labelledby="upcoming">
      <h2 id="upcoming" className={styles.head}>
        <Phrases>{home.upcoming.title}</Phrases>
      </h2>
      <LinkRows rows={[...ofDeals, ...ofOffers]} />
    </Card>
  );
}
