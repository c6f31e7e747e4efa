import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { addToDraft, readDraft } from "@tomoru/web/session/draft.ts";
import { useEffect, useState } from "react";
import type { Accounts } from "../accounts.ts";
import { secondsUntil } from "./resend-wait.ts";

type Outcome = (words: AccountWords) => string;

type Resending = { accounts: Accounts; request: () => Promise<void> };

/** Another code: when it may be asked for (kept in the draft, so a reload does not shorten the wait), and how that went. */
export function useResend({ accounts, request }: Resending) {
  const words = accounts.useWords();
  const [resendAt, setResendAt] = useState(() => readDraft().resendAt ?? 0);
  const { busy: sending, run } = useOneAtATime();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const seconds = useSecondsUntil(resendAt);

  const waitFrom = (waitSeconds: number, said: Outcome) => {
    const moment = Date.now() + waitSeconds * 1000;
    addToDraft({ resendAt: moment });
    setResendAt(moment);
    setOutcome(() => said);
  };

  const send = async () => {
    setOutcome(null);
    try {
      await request();
      waitFrom(accounts.resendSeconds, ({ codes }) => codes.emailSent);
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      if (failure instanceof ApiFailure && failure.refusal === "otpAlreadySent") {
        waitFrom(failure.retryAfterSeconds ?? accounts.resendSeconds, ({ auth }) => auth.code.alreadySent);
      } else {
        alertFailure(failure, words);
      }
    }
  };

  return {
    seconds,
    sending,
    outcome,
    resend: () => void run(send),
  };
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsUntil(moment, now);
  useEffect(() => {
    if (secondsUntil(moment, Date.now()) === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
