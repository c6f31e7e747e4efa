import { Readable } from "node:stream";
import type { Caller } from "../http/route.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import type { LiveHub } from "./live-hub.ts";

type StreamOptions = {
  readonly hub: LiveHub;
  readonly caller: Caller;
  /** Throws when the caller may not hear more: signed out, suspended, closed, or the token is over. */
  readonly check: () => Promise<unknown>;
  /** What is so now, as it travels. */
  readonly read: () => Promise<string>;
  readonly log: Log;
};

/** Bytes that may wait for a reader; who leaves more lying is cut off, and comes back if they still live. */
const mostWaiting = 16 * 1024;

/**
 * A person's events as they go over the wire: first what is so now, and again each time the hub tells. After the first
 * nothing is written, not even a ping, before the caller was checked again. Rejects with 503 of the hub and with what
 * the first `read` throws; later a failure ends the stream.
 */
export async function openEventStream({ hub, caller, check, read, log }: StreamOptions): Promise<Readable> {
  const stream = new Readable({ read: () => undefined });
  let isOpen = true;
  const write = (text: string) => {
    if (!isOpen) return;
    stream.push(text);
    if (stream.readableLength > mostWaiting) stream.destroy();
  };
  const end = (comeBackMs?: number) => {
    if (comeBackMs !== undefined) write(`retry: ${comeBackMs}\n\n`);
    if (isOpen) stream.push(null);
    leave();
  };
  const orEnd = async (say: () => Promise<void>) => {
    try {
      await say();
    } catch (error) {
      if (!(error instanceof Refusal))
        log.warn({ err: error }, "a stream of live updates was ended by a failure");
      end();
    }
  };

  // One reading at a time, or an older one could be written after a newer; what is told meanwhile is read once more.
  let isReading = true;
  let isStale = false;
  const readAgain = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale && isOpen) {
      isStale = false;
      await orEnd(async () => {
        await check();
        write(await read());
      });
    }
    isReading = false;
  };
  const ping = async () => {
    await check();
    write(": ping\n\n");
  };

  // Before the first reading, so that nothing is missed in between.
  const unfollow = hub.join({ caller, tell: () => void readAgain(), end });
  const pings = setInterval(() => void orEnd(ping), hub.pingMs).unref();
  const leave = () => {
    isOpen = false;
    clearInterval(pings);
    unfollow();
  };
  stream.once("close", leave);
  try {
    write(await read());
  } catch (error) {
    leave();
    throw error;
  }
  isReading = false;
  if (isStale) void readAgain();
  return stream;
}
