import type { fundDeal } from "@tomoru/contract/company/charges";
import type { BodyInputOf } from "@tomoru/contract/endpoint";
import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { payForDeal, useRefreshDeal } from "./funding.queries.ts";

type Way = BodyInputOf<typeof fundDeal>;

/** Pays once by the chosen way and then shows the new state of the deal. The provider's page opens in this tab. */
export function useFunding(dealId: string) {
  const { busy, run } = useOneAtATime();
  const [tried, setTried] = useState<Way["action"] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const refresh = useRefreshDeal();

  const pay = async (way: Way) => {
    setTried(way.action);
    setFailure(null);
    try {
      const { url } = await payForDeal(dealId, way);
      if (url !== null) window.location.assign(url);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    }
    await refresh();
  };

  return {
    /** What is under way. */
    paying: busy ? tried : null,
    failure,
    pay: (way: Way) => void run(() => pay(way)),
  };
}
