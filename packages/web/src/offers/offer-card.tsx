import type { Offer } from "@tomoru/contract/influencer/offers";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import styles from "./offer-card.module.css";
import { budgetText, statusOf, whenText } from "./offer-texts.ts";
import { StatusTag } from "./status-tag.tsx";
import { useOfferLanguage } from "./use-offer-language.ts";

type OfferCardProps = {
  offer: Offer;
  /** Where its link leads. */
  to: string;
  position: number;
  /** How many there are in all; -1 while that is not known. */
  setSize: number;
  /** In a list beside a chosen offer, whose heading is the page's first. */
  isBeside?: boolean;
  /** Open beside the list. */
  isChosen?: boolean;
};

/** One article of the feed. Its link, the only tab stop, spans the whole card. */
export function OfferCard({
  offer,
  to,
  position,
  setSize,
  isBeside = false,
  isChosen = false,
}: OfferCardProps) {
  const { words, format } = useOfferLanguage();
  const { common } = words;
  const Title = isBeside ? "p" : "h2";
  const titleId = `title-${offer.offerId}`;
  const detailId = `detail-${offer.offerId}`;
  return (
    <Card
      as="article"
      className={styles.card}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={setSize}
    >
      <div className={styles.head}>
        <PlatformName platform={offer.platform} />
        <StatusTag status={statusOf(offer)} />
      </div>
      <Title id={titleId} className={styles.title}>
        <Link
          id={`offer-${offer.offerId}`}
          to={to}
          aria-current={isChosen ? "page" : undefined}
          className={styles.link}
          aria-describedby={detailId}
        >
          {offer.productName ?? words.offers.nameless}
        </Link>
      </Title>
      <p className={styles.description}>{offer.description ?? common.confidential}</p>
      <div className={styles.foot} id={detailId}>
        <span className={styles.when}>
          <CalendarDays size={16} aria-hidden="true" />
          {whenText(offer, format) ?? common.notProvided}
        </span>
        <Amount size="row">{budgetText(offer, { words, format })}</Amount>
      </div>
    </Card>
  );
}
