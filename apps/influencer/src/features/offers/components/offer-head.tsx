import type { Offer } from "@tomoru/contract/influencer/offers";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { statusOf } from "../offers.view.ts";
import { StatusTag } from "./status-tag.tsx";

/** What is offered, on which platform, how it stands and since when. */
export const OfferHead = memo(function OfferHead({ offer }: { offer: Offer }) {
  const { offers } = useWords();
  const { date } = useMoments();
  return (
    <PageHeader
      back={{ label: offers.detail.back, render: <Link to={paths.offers} /> }}
      meta={
        <>
          <PlatformName platform={offer.platform} />
          <StatusTag status={statusOf(offer)} short />
          <span>{offers.detail.received(date(offer.createdAt))}</span>
        </>
      }
      title={offer.productName ?? offers.nameless}
    />
  );
});
