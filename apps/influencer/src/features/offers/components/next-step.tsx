import type { OfferStatus } from "@tomoru/contract/offers";
import { InlineMessage } from "@tomoru/ui/inline-message";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import styles from "./decision-card.module.css";
import { LinkFirst } from "./link-first.tsx";

type NextStepProps = { status: Exclude<OfferStatus, "pending">; decidedAt: string | null };

/** After the answer. An approved post has to be recognisable as advertising: 景品表示法, since October 2023. */
export function NextStep({ status, decidedAt }: NextStepProps) {
  const { words, format } = useLanguage();
  const { detail, next } = words.offers;
  return (
    <>
      {decidedAt ? <p className={styles.note}>{detail.decided[status](format.date(decidedAt))}</p> : null}
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{next.title}</h2>
        <p>{next[status]}</p>
        {status === "approved" ? (
          <>
            <InlineMessage tone="warning">{next.disclosure}</InlineMessage>
            <LinkFirst />
          </>
        ) : null}
      </section>
    </>
  );
}
