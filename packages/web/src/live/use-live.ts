import type { EventOf, StreamEndpoint } from "@tomoru/contract/endpoint";
import { useEffect, useRef } from "react";
import { z } from "zod/mini";
import { openStream } from "../api/call.ts";
import type { ServerEvent } from "./event-parser.ts";
import { keepOpen } from "./keep-open.ts";
import { useWatched } from "./use-watched.ts";

type Live<E extends StreamEndpoint> = {
  /** Off until there is something to compare the news with. */
  isOn: boolean;
  onEvent: (event: EventOf<E>) => void;
  /** Told whether the stream is open; while it is not, the caller has to ask from time to time. */
  onState: (isOpen: boolean) => void;
};

export function useLive<const E extends StreamEndpoint>(
  endpoint: E,
  { isOn, onEvent, onState }: Live<E>,
): void {
  const isWatched = useWatched();
  const latest = useRef({ onEvent, onState });
  useEffect(() => {
    latest.current = { onEvent, onState };
  });
  useEffect(() => {
    if (!isOn || !isWatched) return;
    const leaving = new AbortController();
    const connection = {
      open: (signal: AbortSignal) => openStream(endpoint, signal),
      onEvent(told: ServerEvent) {
        const event = eventOf(endpoint, told);
        if (event) latest.current.onEvent(event);
      },
      onState: (isOpen: boolean) => latest.current.onState(isOpen),
    };
    void keepOpen(connection, leaving.signal);
    return () => {
      leaving.abort();
      latest.current.onState(false);
    };
  }, [endpoint, isOn, isWatched]);
}

/** Undefined for what a newer server may tell beyond the contract. */
function eventOf<E extends StreamEndpoint>(
  { events }: E,
  { name, data }: ServerEvent,
): EventOf<E> | undefined {
  const schema = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!schema) return undefined;
  try {
    // The schema is that of this event, which the compiler cannot know.
    return { name, data: z.parse(schema, JSON.parse(data)) } as EventOf<E>;
  } catch {
    return undefined;
  }
}
