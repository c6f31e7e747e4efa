import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { cardName } from "../../shared/card-name.ts";
import { leaveFlashMessage } from "../../shared/site.ts";
import { takeOverCard, useRefreshBilling } from "./billing.queries.ts";

/** Back from the provider's page, which has put its session into the address: takes the card over, once. */
export function useCardReturn() {
  const refresh = useRefreshBilling();
  const [search, setSearch] = useSearchParams();
  const sessionId = search.get("session");
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const taken = useRef<string | null>(null);

  const take = async (session: string) => {
    setFailure(null);
    try {
      const card = await takeOverCard(session);
      await refresh();
      leaveFlashMessage(({ billing }) => billing.cards.added(cardName(card)));
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    }
    setSearch(
      (before) => {
        before.delete("session");
        return before;
      },
      { replace: true },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back
  useEffect(() => {
    if (!sessionId || taken.current === sessionId) return;
    taken.current = sessionId;
    void take(sessionId);
  }, [sessionId]);

  return { completing: sessionId !== null, failure };
}
