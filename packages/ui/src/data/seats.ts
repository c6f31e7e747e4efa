export type Seat = "taken" | "invited" | "free";

/** One entry for each seat, those over the limit too. */
export function seatsOf({
  taken,
  invited,
  limit,
}: {
  taken: number;
  invited: number;
  limit: number;
}): Seat[] {
  const free = Math.max(0, limit - taken - invited);
  const kinds: [Seat, number][] = [
    ["taken", taken],
    ["invited", invited],
    ["free", free],
  ];
  return kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}
