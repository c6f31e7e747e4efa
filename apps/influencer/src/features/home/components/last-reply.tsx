import type { Offer } from "@tomoru/contract/influencer/offers";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Lamp } from "@tomoru/ui/feedback/lamp";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { CircleCheck, CircleX } from "lucide-react";
import { Link } from "react-router";
import { offerPath, paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./offer-summary.module.css";

type LastReplyProps = {
  offer: Offer;
  /** Whether all that was accepted is paid, the last one too. */
  isAllPaid: boolean;
};

/** Where nothing waits: how the last offer was answered, or that it is paid, under a lamp that is out. */
export function LastReply({ offer, isAllPaid }: LastReplyProps) {
  const { words } = useLanguage();
  const { date } = useMoments();
  const { home, offers } = words;
  const approved = offer.isApproval === true;
  const Icon = approved ? CircleCheck : CircleX;
  const isPaid = approved && isAllPaid;
  const say = approved ? home.last.approved : home.last.rejected;
  return (
    <Card as="section" className={styles.card} aria-labelledby="last">
      <span className={styles.lamp}>
        <Lamp light="off" width={72} fromEdge />
      </span>
      <div className={styles.headUnderLamp}>
        <h2 id="last" className={styles.turn}>
          <Phrases>{isPaid ? home.last.titlePaid : home.last.title}</Phrases>
        </h2>
        <PlatformName platform={offer.platform} />
      </div>
      <p className={styles.name}>{offer.productName ?? offers.nameless}</p>
      {offer.decidedAt ? (
        <p className={styles.decided} data-approved={approved || undefined}>
          <Icon size={18} aria-hidden="true" />
          <Phrases>{isPaid ? home.last.paid : say(date(offer.decidedAt))}</Phrases>
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink variant="secondary" render={<Link to={offerPath(offer.offerId)} />}>
          {home.last.open}
        </ButtonLink>
        <ButtonLink variant="text" render={<Link to={paths.offers} />}>
          {home.allOffers}
        </ButtonLink>
      </div>
    </Card>
  );
}
