/**
 * Characters and milliseconds: lines leave together. Alone, each is handed to a thread and back, which costs a call as much
 * as its JSON does.
 */
const block = { full: 16_000, everyMs: 200 };

type Destination = { write(text: string): unknown; flushSync(): void };

/**
 * Gathers lines in front of a destination. What is fatal leaves at once (`flushSync`), and what is left leaves at the end of
 * the process. The destination could gather by itself, but measures all that waits anew with each line, which costs more
 * than writing the line.
 */
export function inBlocks(destination: Destination): Destination & { flush(done?: () => void): void } {
  let waiting = "";
  const leave = () => {
    if (waiting === "") return;
    const leaving = waiting;
    waiting = "";
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
    flush(done) {
      flushSync();
      done?.();
    },
  };
}
