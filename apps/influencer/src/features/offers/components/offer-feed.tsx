import type { Offer, OfferStatus } from "@tomoru/contract/influencer/offers";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { useAddedCount } from "@tomoru/web/lists/use-added-count.ts";
import { OfferCard } from "@tomoru/web/offers/offer-card.tsx";
import { useSplit } from "@tomoru/web/page/use-split.ts";
import { offerPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { moveInFeed } from "../feed.actions.ts";
import type { useOffers } from "../offers.queries.ts";
import styles from "./offer-feed.module.css";

type OfferFeedProps = {
  offers: Offer[];
  titleId: string;
  list: ReturnType<typeof useOffers>;
  /** The one that is open beside the list. */
  chosen: string | undefined;
  status: OfferStatus | undefined;
};

/** The loaded offers as a feed (ARIA Authoring Practices); more come at its end, and focus never moves by itself. */
export function OfferFeed({ offers, titleId, list, chosen, status }: OfferFeedProps) {
  const { offers: words } = useWords();
  const split = useSplit();
  const added = useAddedCount(offers.length);
  return (
    <>
      <div
        role="feed"
        aria-labelledby={titleId}
        aria-busy={list.isLoadingMore}
        className={styles.feed}
        onKeyDown={moveInFeed}
      >
        {offers.map((offer, index) => (
          <OfferCard
            key={offer.offerId}
            offer={offer}
            to={split && status ? `${offerPath(offer.offerId)}?status=${status}` : offerPath(offer.offerId)}
            position={index + 1}
            setSize={list.hasMore ? -1 : offers.length}
            isBeside={chosen !== undefined}
            isChosen={offer.offerId === chosen}
          />
        ))}
      </div>
      <VisuallyHidden role="status">{added > 0 ? words.added(added) : ""}</VisuallyHidden>
      <LoadMore list={list} words={words} />
    </>
  );
}
