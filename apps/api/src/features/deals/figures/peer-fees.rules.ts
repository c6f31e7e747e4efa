import type { FollowerBand } from "@tomoru/contract/company/account-card";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { valueAt } from "./counted.rules.ts";

/** So many people of a size agreed to this fee the last time. */
export type Agreed = {
  readonly platform: Platform;
  readonly band: FollowerBand;
  readonly feeYen: number;
  readonly people: number;
};

export type PeerFee = Omit<Agreed, "feeYen"> & { readonly medianYen: number };

/** By platform and number of followers; nothing below twenty people, so that nobody's fee can be guessed. */
export function peerFeesOf(agreed: readonly Agreed[]): PeerFee[] {
  const sizes = Map.groupBy(agreed, ({ platform, band }) => `${platform} ${band}`);
  return [...sizes.values()].flatMap((fees) => {
    const [first] = fees;
    const people = fees.reduce((sum, one) => sum + one.people, 0);
    if (!first || people < limits.peerFeePeople) return [];
    const { platform, band } = first;
    return [{ platform, band, people, medianYen: medianOf(fees, people) }];
  });
}

/** Between two the mean, floored. */
function medianOf(fees: readonly Agreed[], people: number): number {
  const counted = fees.map(({ feeYen, people: count }) => ({ value: feeYen, count }));
  const at = (place: number) => valueAt(counted, Math.floor(place)) ?? 0;
  return Math.floor((at((people - 1) / 2) + at(people / 2)) / 2);
}
