const quietMs = 10_000;

/** Passes a message on at most every 10 s: a database that is away for an hour fills no log with the same line. */
export function damped(say: (message: string) => void): (message: string) => void {
  const saidAt = new Map<string, number>();
  return (message) => {
    const now = performance.now();
    const last = saidAt.get(message);
    if (last !== undefined && now - last < quietMs) return;
    if (saidAt.size > 100) saidAt.clear();
    saidAt.set(message, now);
    say(message);
  };
}
