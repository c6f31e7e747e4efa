import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { statusOf } from "@tomoru/web/offers/offer-texts.ts";
import { Link } from "react-router";
import { offerPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import type { useOffers } from "../offers.queries.ts";
import styles from "./offers-beside.module.css";

/** Beside a list in which nothing is chosen yet: whether somebody waits for an answer, and the way to the first. */
export function OffersBeside({ list }: { list: ReturnType<typeof useOffers> }) {
  const { beside } = useWords().offers;
  const { offers, counts } = list;
  // Without any offer, the list says everything.
  if (!offers || !counts || counts.all === 0) return null;
  const first = offers.find((offer) => statusOf(offer) === "pending");
  return (
    <div className={styles.place}>
      <LampCard light={counts.pending > 0 ? "amber" : "off"}>
        <p>
          <Phrases>{counts.pending > 0 ? beside.waiting(counts.pending) : beside.none}</Phrases>
        </p>
        {first ? (
          <ButtonLink variant="primary" render={<Link to={offerPath(first.offerId)} />}>
            {beside.first}
          </ButtonLink>
        ) : null}
      </LampCard>
    </div>
  );
}
