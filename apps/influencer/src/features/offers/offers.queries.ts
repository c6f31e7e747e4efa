import { fetching } from "@tomoru/contract/first-limits";
import { getHome } from "@tomoru/contract/influencer/home";
import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import {
  type Decision,
  decideOffer,
  getOffer,
  listOffers,
  type Offer,
  type OfferPage,
  type OfferStatus,
  offerStatuses,
} from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { useDeferredAnswer } from "@tomoru/web/api/use-deferred-answer.ts";
import { type Key, keyOf, useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";
import { settled } from "./offers.view.ts";

type Query = { limit: number; status?: OfferStatus; cursor?: string };

/** Page after page by cursor, so that new offers neither repeat nor hide one. */
function pageKeys(status: OfferStatus | undefined) {
  return (index: number, previous: OfferPage | null): Key | null => {
    const query: Query = { limit: limits.offersPageSize, ...(status && { status }) };
    if (index === 0) return keyOf(listOffers, { query });
    return previous?.nextCursor
      ? keyOf(listOffers, { query: { ...query, cursor: previous.nextCursor } })
      : null;
  };
}

export function useOffers(status: OfferStatus | undefined) {
  const list = useSWRInfinite<OfferPage, CallFailure>(
    pageKeys(status),
    ([, , query]: [string, unknown, Query]) => call(listOffers, { query }),
    { errorRetryCount: fetching.retries.offer, persistSize: true },
  );
  const { error, size, setSize, isValidating, mutate } = list;
  const data = useDeferredAnswer(list.data);
  const pages = data ?? [];
  const hasMore = pages.at(-1)?.nextCursor != null;
  const isLoadingMore = isValidating && pages.length < size;
  return {
    offers: data && pages.flatMap(({ docs }) => docs),
    counts: pages[0]?.counts,
    hasMore,
    isLoadingMore,
    failure: error,
    loadMore: () => {
      if (hasMore && !isLoadingMore) void setSize(pages.length + 1);
    },
    reload: () => void mutate(),
  };
}

/** Asks for nothing if the address has no id. */
export function useOffer(offerId: string) {
  const input = offerId === "" ? null : { params: { id: offerId } };
  const offer = useEndpoint(getOffer, { input, retryAs: "offer" });
  return { ...offer, data: useDeferredAnswer(offer.data) };
}

/** Answers an offer, once and for good, and brings everything that shows it up to date. All three reject with a CallFailure. */
export function useDecision(offerId: string) {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();

  /** The offer as it stands on the server. */
  const look = () => call(getOffer, { params: { id: offerId } });

  const show = async (offer: Offer) => {
    await mutate(keyOf(getOffer, { params: { id: offerId } }), offer, { revalidate: false });
    await settleLists(offer);
    await refresh(getProfile, getHome);
  };

  /** Loaded pages are kept under two kinds of keys, the list's and each page's own: both must agree. */
  const settleLists = async (offer: Offer) => {
    for (const filter of [undefined, ...offerStatuses]) {
      const settle = (pages?: OfferPage[]) => pages && settled({ pages, offer, filter });
      await mutate(unstable_serialize(pageKeys(filter)), settle, { revalidate: false });
      await mutate<OfferPage>(
        (key) => isPageOf(key, filter),
        (page) => settle(page && [page])?.[0],
        { revalidate: false },
      );
    }
  };

  const decide = (decision: Decision) =>
    call(decideOffer, { params: { id: offerId }, body: { status: decision } });

  return { decide, look, show };
}

function isPageOf(key: unknown, filter: OfferStatus | undefined): boolean {
  return Array.isArray(key) && key[0] === listOffers.name && (key[2] as Query).status === filter;
}

/** The company and the deal beside an offer; read again after the answer, which makes the deal. */
export function useOfferDeal({ offerId, isApproval }: Pick<Offer, "offerId" | "isApproval">) {
  const asked = useEndpoint(getOfferDeal, { input: { params: { id: offerId } }, retryAs: "offer" });
  const { reload } = asked;
  const known = useRef(isApproval);
  useEffect(() => {
    if (known.current !== isApproval) void reload();
    known.current = isApproval;
  }, [isApproval, reload]);
  return asked;
}
