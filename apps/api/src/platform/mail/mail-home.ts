import type { Mails } from "./mail-kind.ts";

/** Mails of a site that does not begin at `/`: what leads home in them leads to its own, whatever their button opens. */
export function withHome<Kinds extends Mails>(home: string, kinds: Kinds): Kinds {
  const led = Object.entries(kinds).map(([name, kind]) => [
    name,
    { ...kind, links: (data: never) => ({ home, ...kind.links?.(data) }) },
  ]);
  return Object.fromEntries(led);
}
