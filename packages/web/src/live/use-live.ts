import { LiveOffers, openEvents } from "@tomoru/contract/influencer/live";
import { useEffect, useRef } from "react";
import { z } from "zod/mini";
import { openStream } from "../api/call.ts";
import type { ServerEvent } from "./event-parser.ts";
import { keepOpen } from "./keep-open.ts";
import { useWatched } from "./use-watched.ts";

type Live = {
  /** Off until there is something to compare with. */
  isOn: boolean;
  onOffers: (offers: LiveOffers) => void;
  /** Whether what changes is told right now; the caller asks by the clock while it is not. */
  onState: (isOpen: boolean) => void;
};

/** Hears from the server what changes, as long as somebody may be looking. */
export function useLive({ isOn, onOffers, onState }: Live): void {
  const isWatched = useWatched();
  const latest = useRef({ onOffers, onState });
  useEffect(() => {
    latest.current = { onOffers, onState };
  });
  useEffect(() => {
    if (!isOn || !isWatched) return;
    const leaving = new AbortController();
    const connection = {
      open: (signal: AbortSignal) => openStream(openEvents, signal),
      onEvent(event: ServerEvent) {
        const offers = offersIn(event);
        if (offers) latest.current.onOffers(offers);
      },
      onState: (isOpen: boolean) => latest.current.onState(isOpen),
    };
    void keepOpen(connection, leaving.signal);
    return () => {
      leaving.abort();
      latest.current.onState(false);
    };
  }, [isOn, isWatched]);
}

/** Undefined for what a newer server may tell beyond this. */
function offersIn({ name, data }: ServerEvent): LiveOffers | undefined {
  if (name !== "offers") return undefined;
  try {
    return z.parse(LiveOffers, JSON.parse(data));
  } catch {
    return undefined;
  }
}
