/** What a guard leaves in the history for after the sign-in. */
export type ReturnState = { from: string };

/** The page that was wanted before the sign-in: a path of our own, or nothing. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : null;
}
