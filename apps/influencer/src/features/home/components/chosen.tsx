import type { DealCard } from "@tomoru/contract/deals/deal-card";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./offer-summary.module.css";

/** A campaign chose the creator, and the company is to send its terms: no lamp, nothing is asked. */
export function Chosen({ deal }: { deal: DealCard }) {
  const { home, offers } = useWords();
  const { chosen: say } = home.deals;
  const { dealId, productName, name, platform } = deal;
  return (
    <Card as="section" className={styles.card} aria-labelledby="chosen">
      <div className={styles.head}>
        <h2 id="chosen" className={styles.turn}>
          <Phrases>{say.title}</Phrases>
        </h2>
        <PlatformName platform={platform} />
      </div>
      <p className={styles.name}>{productName ?? offers.nameless}</p>
      {name ? <p>{name}</p> : null}
      <p className={styles.when}>{say.next}</p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" render={<Link to={dealPath(dealId)} />}>
          {home.deals.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
