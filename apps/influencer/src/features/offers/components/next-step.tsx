import type { Offer, OfferStatus } from "@tomoru/contract/influencer/offers";
import { TextLink } from "@tomoru/ui/actions/button";
import { Timeline } from "@tomoru/ui/data/timeline";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { whenText } from "@tomoru/web/offers/offer-texts.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { useOfferDeal } from "../offers.queries.ts";
import { stageOf } from "../offers.view.ts";
import styles from "./decision-card.module.css";
import { LinkFirst } from "./link-first.tsx";

type NextStepProps = { status: Exclude<OfferStatus, "pending">; offer: Offer };

/**
 * After the answer: what comes next for an accepted offer, very little for a rejected one. A company's offer goes on as a deal with a page
 * of its own, and may have ended without the creator's answer.
 */
export function NextStep({ status, offer }: NextStepProps) {
  const { next } = useWords().offers;
  const { date } = useMoments();
  const { data, failure } = useOfferDeal(offer);
  if (status === "approved")
    return data?.company || data?.dealId ? <InDeal offer={offer} /> : <Ahead offer={offer} />;
  if (!data && !failure) return null;
  const isAnswered = data?.closedBy !== "clock" && data?.closedBy !== "company";
  return (
    <div className={styles.note}>
      {offer.decidedAt ? (
        <Decided at={date(offer.decidedAt)} status={isAnswered ? status : "closed"} />
      ) : null}
      <p>{isAnswered ? next.rejected : next.closed}</p>
    </div>
  );
}

function Decided({ at, status }: { at: string; status: "approved" | "rejected" | "closed" }) {
  const { decided } = useWords().offers.detail;
  return <p>{decided[status](at)}</p>;
}

function InDeal({ offer: { decidedAt } }: { offer: Offer }) {
  const { next } = useWords().offers;
  const { date } = useMoments();
  return (
    <div className={styles.note}>
      {decidedAt ? <Decided at={date(decidedAt)} status="approved" /> : null}
      <p>
        <Phrases>{next.inDeal}</Phrases>
      </p>
    </div>
  );
}

/** Only known steps have a date. A post must be recognisable as advertising: 景品表示法, since October 2023. */
function Ahead({ offer }: { offer: Offer }) {
  const { words, format } = useLanguage();
  const { date } = useMoments();
  const { decide, next } = words.offers;
  const stage = stageOf(offer, todayInJapan());
  const when = whenText(offer, format);
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">
        <Phrases>{next.title}</Phrases>
      </h2>
      <Timeline
        doneWord={next.done}
        steps={[
          {
            key: "accepted",
            title: <Phrases>{decide.approval.done}</Phrases>,
            when: offer.decidedAt ? date(offer.decidedAt) : next.noDate,
            state: "done",
          },
          {
            key: "terms",
            title: <Phrases>{next.terms.title}</Phrases>,
            when: next.noDate,
            isOpen: true,
            detail: <Phrases>{next.terms.detail}</Phrases>,
            state: stage === "before" ? "now" : "ahead",
          },
          {
            key: "post",
            title: next.post.title,
            when: when ?? next.noDate,
            isOpen: when === null,
            detail: (
              <>
                <p>
                  <Phrases>{stage === "over" ? next.post.over : next.post.check}</Phrases>
                </p>
                {stage === "over" ? null : (
                  <p className={styles.disclosure}>
                    <Phrases>{next.disclosure}</Phrases>
                  </p>
                )}
              </>
            ),
            state: "ahead",
          },
          {
            key: "transfer",
            title: <Phrases>{next.transfer.title}</Phrases>,
            when: <Phrases>{next.transfer.when}</Phrases>,
            isOpen: true,
            detail: (
              <TextLink className={styles.history} render={<Link to={paths.paymentHistory} />}>
                {next.transfer.link}
              </TextLink>
            ),
            state: "ahead",
          },
        ]}
      />
      {stage === "over" ? null : <LinkFirst />}
    </section>
  );
}
