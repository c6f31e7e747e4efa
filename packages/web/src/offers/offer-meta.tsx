import type { Offer } from "@tomoru/contract/influencer/offers";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { useMoments } from "../i18n/use-moments.ts";
import { statusOf } from "./offer-texts.ts";
import { StatusTag } from "./status-tag.tsx";
import { useOfferLanguage } from "./use-offer-language.ts";

/** On which platform, how it stands and since when. */
export function OfferMeta({ offer }: { offer: Offer }) {
  const { offers } = useOfferLanguage().words;
  const { date } = useMoments();
  return (
    <>
      <PlatformName platform={offer.platform} />
      <StatusTag status={statusOf(offer)} short />
      <span>{offers.detail.received(date(offer.createdAt))}</span>
    </>
  );
}
