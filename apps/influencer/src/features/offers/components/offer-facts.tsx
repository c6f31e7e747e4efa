import type { Offer } from "@tomoru/contract/influencer/offers";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { memo, type ReactNode } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { readableUrl } from "../offers.view.ts";
import styles from "./offer-facts.module.css";

export const OfferFacts = memo(function OfferFacts({ offer }: { offer: Offer }) {
  const { words, format } = useLanguage();
  const { common, offers } = words;
  const { rows, detail } = offers;
  const known = (value: ReactNode, otherwise = common.notProvided) =>
    value ? (
      <span className={styles.value}>{value}</span>
    ) : (
      <span className={styles.missing}>{otherwise}</span>
    );
  return (
    <Card as="section" className={styles.card} aria-labelledby="facts">
      <h2 id="facts">
        <Phrases>{detail.information}</Phrases>
      </h2>
      <DefinitionList
        rows={[
          { term: rows.productName, children: known(offer.productName, common.confidential) },
          { term: rows.productInfo, children: known(offer.productInfo) },
          { term: rows.platform, children: <PlatformName platform={offer.platform} size="regular" /> },
          { term: rows.situation, children: known(offer.situation) },
          { term: rows.month, children: known(offer.month && format.month(offer.month)) },
          { term: rows.period, children: known(offer.period && format.period(offer.period)) },
          {
            term: rows.productUrl,
            children: known(offer.productUrl && <ProductLink url={offer.productUrl} />),
          },
          { term: rows.description, children: known(offer.description, common.confidential) },
          { term: rows.tieUpexp, children: known(offer.tieUpexp) },
          { term: rows.postFormat, children: known(offer.postFormat?.join(detail.separator)) },
        ]}
      />
    </Card>
  );
});

function ProductLink({ url }: { url: string }) {
  const { common } = useLanguage().words;
  return (
    <TextLink href={url} external={common.opensNewTab}>
      {readableUrl(url)}
    </TextLink>
  );
}
