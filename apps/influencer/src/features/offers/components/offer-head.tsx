import type { Offer } from "@tomoru/contract/influencer/offers";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { OfferMeta } from "@tomoru/web/offers/offer-meta.tsx";
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";

/** What is offered, on which platform, how it stands and since when. */
export const OfferHead = memo(function OfferHead({ offer }: { offer: Offer }) {
  const { offers } = useWords();
  return (
    <PageHeader
      back={{ label: offers.detail.back, render: <Link to={paths.offers} /> }}
      meta={<OfferMeta offer={offer} />}
      title={offer.productName ?? offers.nameless}
    />
  );
});
