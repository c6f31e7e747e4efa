import type { Offer, OfferStatus } from "@tomoru/contract/offers";
import { InlineMessage } from "@tomoru/ui/inline-message";
import { Phrases } from "@tomoru/ui/phrases";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import { useMoments } from "../../../shared/i18n/use-moments.ts";
import { dayInJapan } from "../../../shared/japan-day.ts";
import styles from "./decision-card.module.css";
import { LinkFirst } from "./link-first.tsx";

type NextStepProps = { status: Exclude<OfferStatus, "pending">; offer: Offer };

/** After the answer. An approved post has to be recognisable as advertising: 景品表示法, since October 2023. */
export function NextStep({ status, offer }: NextStepProps) {
  const { words } = useLanguage();
  const { date } = useMoments();
  const { detail, next } = words.offers;
  const { decidedAt, period } = offer;
  const isOver = period !== null && period.to < dayInJapan(new Date());
  return (
    <>
      {decidedAt ? <p className={styles.note}>{detail.decided[status](date(decidedAt))}</p> : null}
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">
          <Phrases>{next.title}</Phrases>
        </h2>
        <p>{status === "approved" && isOver ? next.over : next[status]}</p>
        {status === "approved" && !isOver ? (
          <>
            <InlineMessage tone="warning">{next.disclosure}</InlineMessage>
            <LinkFirst />
          </>
        ) : null}
      </section>
    </>
  );
}
