export type ReturnState = { from: string };

/** The page that was wanted before the sign-in: a path of the site that lies at `home`, or nothing. */
export function returnPath(state: unknown, home: string): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "string" || !/^\/(?![/\\])/.test(from)) return null;
  // Resolved, since dots may lead out of the site again.
  const { pathname } = new URL(from, "https://site.invalid");
  return home === "/" || `${pathname}/`.startsWith(`${home}/`) ? from : null;
}
