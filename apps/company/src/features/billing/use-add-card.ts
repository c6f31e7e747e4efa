import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { cardPageFor } from "./billing.queries.ts";

/** Leaves for the provider's page, which leads back to `returnTo`. */
export function useAddCard(returnTo: string) {
  const { run } = useOneAtATime();
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const leave = async () => {
    setFailure(null);
    setLeaving(true);
    try {
      window.location.assign(await cardPageFor(returnTo));
    } catch (reason) {
      setLeaving(false);
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    }
  };
  return { leaving, failure, add: () => void run(leave) };
}
