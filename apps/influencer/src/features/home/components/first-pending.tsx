import type { Offer } from "@tomoru/contract/influencer/offers";
import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { budgetText, feeFixing } from "@tomoru/web/offers/offer-texts.ts";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { offerPath, paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./offer-summary.module.css";

type FirstPendingProps = {
  offer: Offer;
  /** Who sent it, where that is known. */
  company: string | null;
  others: number;
  /** How often offers have arrived while this was open: the lamp lights up each time, once. */
  arrivals: number;
};

/** The offer that waits for an answer, and the link to the others. */
export function FirstPending({ offer, company, others, arrivals }: FirstPendingProps) {
  const { words, format } = useLanguage();
  const { home, offers } = words;
  const when = offer.period ? format.period(offer.period) : offer.month && format.month(offer.month);
  return (
    <Card as="section" tone="lamp" className={styles.card} aria-labelledby="turn">
      <div className={styles.head}>
        <h2 id="turn" className={styles.turn}>
          <LampDot key={arrivals} pulse={arrivals > 0} />
          <Phrases>{home.yourTurn}</Phrases>
        </h2>
        <PlatformName platform={offer.platform} />
      </div>
      <p className={styles.name}>{offer.productName ?? offers.nameless}</p>
      {company ? <p className={styles.when}>{company}</p> : null}
      <Amount size="display">{budgetText(offer, { words, format })}</Amount>
      {feeFixing(offer) === "range" ? (
        <p className={styles.guide}>
          <Phrases>{offers.budgetGuide}</Phrases>
        </p>
      ) : null}
      {when ? (
        <p className={styles.when}>
          <CalendarDays size={16} aria-hidden="true" />
          {when}
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink variant="primary" render={<Link to={offerPath(offer.offerId)} />}>
          {home.open}
        </ButtonLink>
        {others > 0 ? (
          <TextLink className={styles.others} render={<Link to={`${paths.offers}?status=pending`} />}>
            {home.others(others)}
          </TextLink>
        ) : null}
      </div>
    </Card>
  );
}
