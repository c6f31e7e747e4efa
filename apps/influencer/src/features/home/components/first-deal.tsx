import type { DealCard } from "@tomoru/contract/deals/deal-card";
import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { dueDayInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { dealPath, paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./offer-summary.module.css";

type FirstDealProps = {
  deal: DealCard;
  others: number;
  /** Whether an offer above it has the page's primary button. */
  isSecond: boolean;
};

/** The most urgent deal on the creator's turn, and the link to the others. */
export function FirstDeal({ deal, others, isSecond }: FirstDealProps) {
  const { words, format } = useLanguage();
  const { deals: say, yourTurn } = words.home;
  const { dealId, turnKind, turnDueAt, productName, name, platform, yen } = deal;
  const turn = turnKind !== null && turnKind in say.turns ? say.turns[turnKind as "answer"] : say.turns.other;
  const isOver = turnDueAt !== null && Date.parse(turnDueAt) <= serverNow().getTime();
  const day = turnDueAt && format.monthDay(dueDayInJapan(turnDueAt));
  return (
    <Card as="section" tone="lamp" className={styles.card} aria-labelledby="deal">
      <div className={styles.head}>
        <h2 id="deal" className={styles.turn}>
          <LampDot />
          <Phrases>{isSecond ? say.title : yourTurn}</Phrases>
        </h2>
        <PlatformName platform={platform} />
      </div>
      <p className={styles.name}>{turn}</p>
      <p>{productName ?? words.offers.nameless}</p>
      {name ? <p className={styles.when}>{name}</p> : null}
      {yen === null ? null : <p className={styles.when}>{say.net(format.yen(yen))}</p>}
      {day ? (
        <p className={styles.when}>
          <CalendarDays size={16} aria-hidden="true" />
          {isOver ? say.overdue(day) : say.until(day)}
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink variant={isSecond ? "secondary" : "primary"} render={<Link to={dealPath(dealId)} />}>
          {say.open}
        </ButtonLink>
        {others > 0 ? (
          <TextLink className={styles.others} render={<Link to={paths.deals} />}>
            {say.others(others)}
          </TextLink>
        ) : null}
      </div>
    </Card>
  );
}
