import type { Plan } from "@tomoru/contract/influencer/membership";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useEffect, useState } from "react";
import { useTakeBack } from "./membership.queries.ts";

/** Taking a withdrawal back, and how that went. */
export function useWithdrawal() {
  const takeBack = useTakeBack();
  const { busy: sending, run } = useOneAtATime();
  const [takenBack, setTakenBack] = useState(false);
  const [failure, setFailure] = useState<((words: Words) => string) | null>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (takenBack) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [takenBack]);

  const send = async (plan: Plan) => {
    setFailure(null);
    try {
      await takeBack(plan);
      setTakenBack(true);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(() => (words: Words) => failureText(reason, words));
    }
  };

  return {
    sending,
    takenBack,
    failure,
    takeBack: (plan: Plan) => void run(() => send(plan)),
  };
}
