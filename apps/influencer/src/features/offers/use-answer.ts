import type { Decision, Offer, OfferStatus } from "@tomoru/contract/influencer/offers";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { statusOf } from "@tomoru/web/offers/offer-texts.ts";
import { useCallback, useState } from "react";
import { useDecision } from "./offers.queries.ts";

type Said = (words: Words) => string;

const statusAfter = { approval: "approved", reject: "rejected" } as const satisfies Record<
  Decision,
  OfferStatus
>;

/** From the question to the answer: asks once, waits for the server, then shows the offer as it now is. */
export function useAnswer(offerId: string) {
  const { decide, look, show } = useDecision(offerId);
  const [asked, setAsked] = useState<Decision | null>(null);
  const [open, setOpen] = useState(false);
  const { busy: sending, run } = useOneAtATime();
  const [error, setError] = useState<Said | null>(null);
  const [outcome, setOutcome] = useState<{ tone: "success" | "info"; text: Said } | null>(null);

  /** Never changes, so that components with it are not rendered with the question. */
  const ask = useCallback((decision: Decision) => {
    setAsked(decision);
    setError(null);
    setOutcome(null);
    setOpen(true);
  }, []);

  const finish = async (offer: Offer, decision: Decision) => {
    await show(offer);
    setOpen(false);
    if (statusOf(offer) === statusAfter[decision]) {
      setOutcome({ tone: "success", text: ({ offers }) => offers.decide[decision].done });
    } else setOutcome({ tone: "info", text: ({ offers }) => offers.decide.elsewhere });
  };

  /** The offer on the server, after an answer was refused as the second one or its response was lost. */
  const decidedAlready = async (failure: CallFailure) => {
    if (failure instanceof ApiFailure && failure.status !== 409) return null;
    const offer = await look().catch(() => null);
    return offer && statusOf(offer) !== "pending" ? offer : null;
  };

  const send = async (decision: Decision) => {
    setError(null);
    try {
      await finish(await decide(decision), decision);
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      const standing = await decidedAlready(failure);
      if (standing) await finish(standing, decision);
      else setError(() => (words: Words) => failureText(failure, words));
    }
  };

  return {
    asked,
    open,
    sending,
    error,
    outcome,
    justAccepted: outcome?.tone === "success" && asked === "approval",
    ask,
    confirm: () => {
      if (asked) void run(() => send(asked));
    },
    cancel: () => setOpen(false),
    /** The buttons that opened the question are gone after an answer. */
    finalFocus: () => (outcome ? document.querySelector<HTMLElement>("main h1") : null),
  };
}
