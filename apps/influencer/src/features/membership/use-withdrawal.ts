import type { Plan } from "@tomoru/contract/influencer/membership";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useState } from "react";
import { useTakeBack } from "./membership.queries.ts";

/** Taking a withdrawal back, and how that went. */
export function useWithdrawal() {
  const takeBack = useTakeBack();
  const [sending, setSending] = useState(false);
  const [takenBack, setTakenBack] = useState(false);
  const [failure, setFailure] = useState<((words: Words) => string) | null>(null);

  const send = async (plan: Plan) => {
    setSending(true);
    setFailure(null);
    try {
      await takeBack(plan);
      setTakenBack(true);
      focusHeading();
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(() => (words: Words) => failureText(reason, words));
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    takenBack,
    failure,
    takeBack: (plan: Plan) => {
      if (!sending) void send(plan);
    },
  };
}

/** The button that had the focus is gone. */
function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1")?.focus());
}
