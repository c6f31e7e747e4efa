import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { payNow, useRefreshBilling } from "./billing.queries.ts";

/** Charges what is open to the default card, once for however many presses. */
export function usePayNow() {
  const refresh = useRefreshBilling();
  const { busy: paying, run } = useOneAtATime();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const pay = async () => {
    setFailure(null);
    try {
      await payNow();
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    }
    await refresh();
  };
  return { paying, failure, pay: () => void run(pay) };
}
