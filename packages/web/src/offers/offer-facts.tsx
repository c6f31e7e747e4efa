import type { Offer } from "@tomoru/contract/influencer/offers";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { memo, type ReactNode } from "react";
import styles from "./offer-facts.module.css";
import { readableUrl } from "./offer-texts.ts";
import { useOfferLanguage } from "./use-offer-language.ts";

type OfferFactsProps = {
  offer: Offer;
  /** Stands where nothing is written yet, while an offer is being made. */
  missing?: string;
  /** The row that is being written. */
  marked?: keyof Offer | undefined;
  isNarrow?: boolean;
};

export const OfferFacts = memo(function OfferFacts({ offer, missing, marked, isNarrow }: OfferFactsProps) {
  const { words, format } = useOfferLanguage();
  const { common, offers } = words;
  const { rows, detail } = offers;
  const known = (value: ReactNode, otherwise = common.notProvided) =>
    value ? (
      <span className={styles.value}>{value}</span>
    ) : (
      <span className={styles.missing}>{missing ?? otherwise}</span>
    );
  return (
    <Card as="section" className={styles.card} aria-labelledby="facts">
      <h2 id="facts">
        <Phrases>{detail.information}</Phrases>
      </h2>
      <DefinitionList
        isNarrow={isNarrow}
        marked={marked}
        rows={[
          {
            key: "productName",
            term: rows.productName,
            children: known(offer.productName, common.confidential),
          },
          { key: "productInfo", term: rows.productInfo, children: known(offer.productInfo) },
          {
            key: "platform",
            term: rows.platform,
            children: <PlatformName platform={offer.platform} size="regular" />,
          },
          { key: "situation", term: rows.situation, children: known(offer.situation) },
          { key: "month", term: rows.month, children: known(offer.month && format.month(offer.month)) },
          { key: "period", term: rows.period, children: known(offer.period && format.period(offer.period)) },
          {
            key: "productUrl",
            term: rows.productUrl,
            children: known(offer.productUrl && <ProductLink url={offer.productUrl} />),
          },
          {
            key: "description",
            term: rows.description,
            children: known(offer.description, common.confidential),
          },
          { key: "tieUpexp", term: rows.tieUpexp, children: known(offer.tieUpexp) },
          {
            key: "postFormat",
            term: rows.postFormat,
            children: known(offer.postFormat?.join(detail.separator)),
          },
        ]}
      />
    </Card>
  );
});

function ProductLink({ url }: { url: string }) {
  const { common } = useOfferLanguage().words;
  return (
    <TextLink href={url} external={common.opensNewTab}>
      {readableUrl(url)}
    </TextLink>
  );
}
