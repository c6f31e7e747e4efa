import type { Offer } from "@tomoru/contract/influencer/offers";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Tag } from "@tomoru/ui/data/tag";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usageWishText } from "@tomoru/web/offers/offer-texts.ts";
import { dueDayInJapan } from "@tomoru/web/time/japan-day.ts";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useOfferDeal } from "../offers.queries.ts";
import styles from "./offer-company.module.css";

/** Who asks and until when, then the deal that came of it; empty for an operator's own offer. */
export function OfferCompany({ offer }: { offer: Offer }) {
  const { words, format } = useLanguage();
  const { offers } = words;
  const { asker: say, usage } = offers;
  const { data } = useOfferDeal(offer);
  if (!data) return null;
  const { company, usageWish, answerBy, closedBy, dealId, turn, turnDueAt } = data;
  const turnText = turn === null || turn === "none" ? null : say.turn[turn];
  const closed = closedBy === "clock" || closedBy === "company" ? say.closed[closedBy] : null;
  if (!company && !closed && dealId === null) return null;
  return (
    <Card as="section" className={styles.card}>
      {company ? (
        <p className={styles.head}>
          <strong className={styles.name}>{company.name}</strong>
          {company.verified ? (
            <Tag tone="primary" icon={<CircleCheck size={14} aria-hidden="true" />}>
              {say.verified}
            </Tag>
          ) : null}
        </p>
      ) : null}
      {usageWish ? (
        <p className={styles.line}>{usage.line(usage.term, usageWishText(usageWish, offers))}</p>
      ) : null}
      {offer.isApproval === null && answerBy ? (
        <p className={styles.line}>{say.answerBy(format.day(dueDayInJapan(answerBy)))}</p>
      ) : null}
      {closed ? (
        <p className={styles.line}>
          <Phrases>{closed}</Phrases>
        </p>
      ) : null}
      {turnText ? (
        <p className={styles.line}>
          {turnDueAt ? say.turnUntil(turnText, format.day(dueDayInJapan(turnDueAt))) : turnText}
        </p>
      ) : null}
      {dealId === null ? null : (
        <ButtonLink variant="primary" wide render={<Link to={dealPath(dealId)} />}>
          {say.deal}
        </ButtonLink>
      )}
    </Card>
  );
}
