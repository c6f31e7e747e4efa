import { offerStatuses } from "@tomoru/contract/influencer/offers";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useSplit } from "@tomoru/web/page/use-split.ts";
import { useSearchParams } from "react-router";
import { MarketSegments } from "../../../shared/page/market-segments.tsx";
import { useWords } from "../../../shared/site.ts";
import { Newcomers } from "../components/newcomers.tsx";
import { OfferFeed } from "../components/offer-feed.tsx";
import { OfferSkeletons } from "../components/offer-skeletons.tsx";
import { OffersBeside } from "../components/offers-beside.tsx";
import { OffersEmpty } from "../components/offers-empty.tsx";
import { StatusFilter } from "../components/status-filter.tsx";
import { useOffers } from "../offers.queries.ts";
import { statusFrom } from "../offers.view.ts";
import { useChosenOffer } from "../use-chosen-offer.ts";
import { useListScroll } from "../use-list-scroll.ts";
import { useNewcomers } from "../use-newcomers.ts";
import styles from "./offer-list.module.css";
import frame from "./offers.module.css";

const titleId = "offers-title";

/** With an offer `chosen`, the offer is the page and the list is beside it. */
export function OfferListPage() {
  const chosen = useChosenOffer();
  const { offers: words } = useWords();
  const [search] = useSearchParams();
  const status = statusFrom(search, offerStatuses);
  const list = useOffers(status);
  const split = useSplit();
  return (
    <>
      <div ref={useListScroll()} className={frame.list} data-scrolls>
        <div className={styles.page}>
          {chosen === undefined ? (
            <ListHeader hasError={!list.offers && list.failure !== undefined} />
          ) : (
            <div>
              <p id={titleId} className={styles.beside}>
                {words.title}
              </p>
              <p className={styles.lead}>{words.lead}</p>
            </div>
          )}
          <StatusFilter status={status} counts={list.counts} />
          <OfferList key={status ?? "all"} status={status} list={list} chosen={chosen} />
        </div>
      </div>
      {split && chosen === undefined ? (
        <div className={frame.pane}>
          <OffersBeside list={list} />
        </div>
      ) : null}
    </>
  );
}

function ListHeader({ hasError }: { hasError: boolean }) {
  const { offers: words } = useWords();
  usePage({ title: words.title, hasError });
  return (
    <>
      <MarketSegments here="offers" />
      <PageHeader title={<span id={titleId}>{words.title}</span>} lead={words.lead} />
    </>
  );
}

type OfferListProps = {
  status: ReturnType<typeof statusFrom>;
  list: ReturnType<typeof useOffers>;
  chosen: string | undefined;
};

function OfferList({ status, list, chosen }: OfferListProps) {
  const { offers: words } = useWords();
  const takesNew = status === undefined || status === "pending";
  const newcomers = useNewcomers({ reload: list.reload, takesNew, keepsDecided: status === undefined });
  if (list.offers) {
    const { offers } = list;
    if (offers.length === 0) return <OffersEmpty status={status} />;
    return (
      <div>
        {newcomers.isWaiting ? <Newcomers onShow={newcomers.show} /> : null}
        <OfferFeed offers={offers} titleId={titleId} list={list} chosen={chosen} status={status} />
      </div>
    );
  }
  if (list.failure)
    return <LoadError title={words.loadFailed} failure={list.failure} onRetry={list.reload} />;
  return (
    <Loading>
      <OfferSkeletons />
    </Loading>
  );
}
