export type Seated = { readonly id: string; readonly isOwner: boolean; readonly since: Date };

type Surplus = {
  readonly members: readonly Seated[];
  readonly chosen: readonly string[];
  readonly seats: number;
};

/** Who stays: the owner and whom she has chosen, else those who were there longest. */
export function keptSeats({ members, chosen, seats }: Surplus): ReadonlySet<string> {
  if (members.length <= seats) return new Set(members.map(({ id }) => id));
  const owner = members.filter(({ isOwner }) => isOwner);
  const others = members
    .filter(({ isOwner }) => !isOwner)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  const picked = others.filter(({ id }) => chosen.includes(id));
  const staying = picked.length > 0 ? picked : others;
  return new Set([...owner, ...staying].slice(0, Math.max(seats, owner.length)).map(({ id }) => id));
}
