import { type EventEmitter, once } from "node:events";

/**
 * Characters and milliseconds: lines leave together. Alone, each is handed to a thread and back, which costs a call as much
 * as its JSON does.
 */
const block = { full: 16_000, everyMs: 200 };
/** Nobody may read any more. */
const lastWaitMs = 1000;

/** It says `drain` once all that it was given is written. */
type Destination = EventEmitter & { write(text: string): unknown; flushSync(): void };
type Blocks = Omit<Destination, keyof EventEmitter> & { flush(done?: () => void): void };

/**
 * Gathers lines in front of a destination. What is fatal leaves at once (`flushSync`), and what is left leaves at the end of
 * the process. The destination could gather by itself, but measures all that waits anew with each line, which costs more
 * than writing the line.
 */
export function inBlocks(destination: Destination): Blocks {
  let waiting = "";
  let isWriting = false;
  destination.on("drain", () => {
    isWriting = false;
  });
  const leave = () => {
    if (waiting === "") return;
    const leaving = waiting;
    waiting = "";
    isWriting = true;
    destination.write(leaving);
  };
  const flushSync = () => {
    leave();
    destination.flushSync();
  };
  setInterval(leave, block.everyMs).unref();
  // First of all who listen: the destination ends itself there.
  process.prependListener("beforeExit", leave).prependListener("exit", flushSync);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= block.full) leave();
    },
    flushSync,
    // What is on its way to a thread cannot be fetched back by `flushSync`, and a line of somebody else's would pass it.
    flush(done = () => undefined) {
      leave();
      const signal = AbortSignal.timeout(lastWaitMs);
      if (isWriting) void once(destination, "drain", { signal }).then(done, done);
      else done();
    },
  };
}
