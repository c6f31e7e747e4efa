import type { Decision } from "@tomoru/contract/offers";
import type { Words } from "@tomoru/i18n/ja";
import { useState } from "react";
import { failureText } from "../../shared/alert/failure-alert.ts";
import { ApiFailure, isCallFailure } from "../../shared/api/failure.ts";
import { useDecision } from "./offers.queries.ts";

type Said = (words: Words) => string;

/** From the question to the answer: asks once, waits for the server, then shows the offer as it now is. */
export function useAnswer(offerId: string) {
  const { decide, reload } = useDecision(offerId);
  const [asked, setAsked] = useState<Decision | null>(null);
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<Said | null>(null);
  const [outcome, setOutcome] = useState<{ tone: "success" | "info"; text: Said } | null>(null);

  const finish = async (tone: "success" | "info", text: Said) => {
    await reload();
    setOpen(false);
    setOutcome({ tone, text });
    focusHeading();
  };

  const send = async (decision: Decision) => {
    setSending(true);
    setError(null);
    try {
      await decide(decision);
      await finish("success", ({ offers }) => offers.decide[decision].done);
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      const elsewhere = failure instanceof ApiFailure && failure.status === 409;
      if (elsewhere) await finish("info", ({ offers }) => offers.decide.elsewhere);
      else setError(() => (words: Words) => failureText(failure, words));
    } finally {
      setSending(false);
    }
  };

  return {
    asked,
    open,
    sending,
    error,
    outcome,
    ask: (decision: Decision) => {
      setAsked(decision);
      setError(null);
      setOutcome(null);
      setOpen(true);
    },
    confirm: () => {
      if (asked && !sending) void send(asked);
    },
    cancel: () => setOpen(false),
  };
}

/** The buttons that had the focus are gone; after the dialog has given it back, it goes to the heading. */
function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1")?.focus());
}
