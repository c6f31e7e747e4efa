import { live } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { keyOf, useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useWhenTold } from "@tomoru/web/live/told.store.ts";
import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { type Deal, useDealSite } from "./deal-site.tsx";
import { useDealWords } from "./deal-words.ts";

export function useDeal(dealId: string) {
  const { calls } = useDealSite();
  const asked = useEndpoint(calls.get, {
    input: dealId ? { params: { id: dealId } } : null,
    retryAs: "offer",
    everyMs: live.pollMs,
  });
  useWhenTold(asked.reload);
  const { someone } = useDealWords().frame;
  const data = useMemo(() => asked.data && named(asked.data, someone), [asked.data, someone]);
  return { ...asked, data };
}

/** A creator who has closed the account has no name any more, and is called a creator. */
function named(deal: Deal, someone: string): Deal {
  return deal.creator.name ? deal : { ...deal, creator: { ...deal.creator, name: someone } };
}

/** Shows a deal as an act has answered it, or reads it anew; both reject with a CallFailure. */
export function useShownDeal(dealId: string) {
  const { calls } = useDealSite();
  const { mutate } = useSWRConfig();
  const input = { params: { id: dealId } };
  const show = (deal: Deal) => mutate(keyOf(calls.get, input), deal, { revalidate: false });
  const look = async () => {
    const deal = await call(calls.get, input);
    await show(deal);
    return deal;
  };
  return { show, look };
}

/** Unknown, somebody else's or malformed: not to be told apart. */
export function isMissing(failure: CallFailure | undefined): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.refusal === "dataNotFound" || failure.refusal === "consultationIdInvalid")
  );
}
