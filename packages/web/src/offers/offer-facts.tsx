import type { Offer } from "@tomoru/contract/influencer/offers";
import { postFormatText } from "@tomoru/i18n/post-formats";
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
  /** Shown in required rows that are still empty, while an offer is written. */
  missing?: string;
  /** The rows that have to be written. */
  needed?: readonly (keyof Offer)[];
  /** The row that is being written. */
  marked?: keyof Offer | undefined;
  isNarrow?: boolean;
};

export const OfferFacts = memo(function OfferFacts({ offer, marked, isNarrow, ...rest }: OfferFactsProps) {
  const { missing, needed = [] } = rest;
  const { words, format, locale } = useOfferLanguage();
  const { common, offers } = words;
  const { rows, detail } = offers;
  const known = (row: keyof Offer, value: ReactNode, otherwise = common.notProvided) =>
    value ? (
      <span className={styles.value}>{value}</span>
    ) : (
      <span className={styles.missing}>{(needed.includes(row) && missing) || otherwise}</span>
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
            children: known("productName", offer.productName, common.confidential),
          },
          { key: "productInfo", term: rows.productInfo, children: known("productInfo", offer.productInfo) },
          {
            key: "platform",
            term: rows.platform,
            children: <PlatformName platform={offer.platform} size="regular" />,
          },
          { key: "situation", term: rows.situation, children: known("situation", offer.situation) },
          {
            key: "month",
            term: rows.month,
            children: known("month", offer.month && format.month(offer.month)),
          },
          {
            key: "period",
            term: rows.period,
            children: known("period", offer.period && format.period(offer.period)),
          },
          {
            key: "productUrl",
            term: rows.productUrl,
            children: known("productUrl", offer.productUrl && <ProductLink url={offer.productUrl} />),
          },
          {
            key: "description",
            term: rows.description,
            children: known("description", offer.description, common.confidential),
          },
          { key: "tieUpexp", term: rows.tieUpexp, children: known("tieUpexp", offer.tieUpexp) },
          {
            key: "postFormat",
            term: rows.postFormat,
            children: known(
              "postFormat",
              offer.postFormat
                ?.map((text) => postFormatText(text, { platform: offer.platform, locale }))
                .join(detail.separator),
            ),
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
