import type { Card } from "@tomoru/contract/company/cards";
import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { deleteCard, makeDefault, useRefreshBilling } from "./billing.queries.ts";

export type CardAct = "default" | "remove";
export type CardResult = { cardId: string; act: CardAct; failure: CallFailure | null; name: string };

/** What is done to one card; its result stands at that card until the next one. */
export function useCardActions(nameOf: (card: Card) => string) {
  const refresh = useRefreshBilling();
  const { busy, run } = useOneAtATime();
  const [result, setResult] = useState<CardResult | null>(null);
  const [asked, setAsked] = useState<Card | null>(null);
  const [open, setOpen] = useState(false);

  const act = async (card: Card, kind: CardAct) => {
    const { cardId } = card;
    setResult(null);
    try {
      await (kind === "default" ? makeDefault(cardId) : deleteCard(cardId));
      setResult({ cardId, act: kind, failure: null, name: nameOf(card) });
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setResult({ cardId, act: kind, failure: reason, name: nameOf(card) });
    }
    setOpen(false);
    await refresh();
  };

  return {
    busy,
    result,
    /** The card that is to be deleted, if the question stands. */
    asked,
    open,
    makeDefault: (card: Card) => void run(() => act(card, "default")),
    askRemoval: (card: Card) => {
      setAsked(card);
      setOpen(true);
    },
    remove: () => {
      if (asked) void run(() => act(asked, "remove"));
    },
    cancel: () => setOpen(false),
  };
}
