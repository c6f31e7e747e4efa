import { live } from "@tomoru/contract/limits";
import type { ByteStream } from "../api/exchange.ts";
import { ApiFailure } from "../api/failure.ts";
import { eventParser, type ServerEvent } from "./event-parser.ts";

export type Connection = {
  /** Rejects as a call does; the signal also ends the stream. */
  open: (signal: AbortSignal) => Promise<ByteStream>;
  onEvent: (event: ServerEvent) => void;
  onState: (isOpen: boolean) => void;
};

/** Milliseconds before try number `failures` + 1: doubled each time, and never the same for all who lost the same server. */
export function pauseBefore({ failures, random }: { failures: number; random: number }): number {
  const { first, most } = live.reconnectMs;
  return Math.min(most, first * 2 ** failures) * (0.5 + random / 2);
}

/** Keeps a stream open until the signal ends it: opens it again after each end, and waits for a network where there is none. */
export async function keepOpen(connection: Connection, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let comeBackMs = 0;
    try {
      await readOnce(connection, {
        signal,
        onEvent: () => {
          failures = 0;
        },
        onRetry: (ms) => {
          comeBackMs = ms;
        },
      });
    } catch (failure) {
      // Every failure is followed by another try; one that ends the session also aborts the signal.
      if (failure instanceof ApiFailure) comeBackMs = (failure.retryAfterSeconds ?? 0) * 1000;
    }
    if (signal.aborted) return;
    connection.onState(false);
    await pause(Math.max(comeBackMs, pauseBefore({ failures, random: Math.random() })), signal);
    failures += 1;
  }
}

type Reading = { signal: AbortSignal; onEvent: () => void; onRetry: (ms: number) => void };

/** One stream from its opening to its end. One that has been silent for too long is dead, whatever the browser believes. */
async function readOnce(connection: Connection, { signal, onEvent, onRetry }: Reading): Promise<void> {
  const silence = new AbortController();
  let timer = 0;
  const heard = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), live.silenceMs);
  };
  const feed = eventParser({
    event(event) {
      onEvent();
      connection.onEvent(event);
    },
    retry: onRetry,
  });
  try {
    heard();
    const body = await connection.open(AbortSignal.any([signal, silence.signal]));
    connection.onState(true);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      feed(part.value);
    }
  } finally {
    window.clearTimeout(timer);
  }
}

/** Ends early when the network comes back; does not end without a network. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = window.setTimeout(() => {
      if (navigator.onLine) done();
    }, ms);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done, { once: true });
  });
}
