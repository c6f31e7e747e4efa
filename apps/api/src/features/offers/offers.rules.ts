import type { Decision, OfferCounts, OfferStatus } from "@tomoru/contract/influencer/offers";
import type { Random } from "../../platform/random.ts";

/** 128 bits: an address that cannot be guessed. */
const offerIdBytes = 16;

export function newOfferId(random: Random): string {
  return random.bytes(offerIdBytes).toString("base64url");
}

/** What a decision writes into `is_approval`. */
export function approvalOf(decision: Decision): boolean {
  return decision === "approval";
}

export function statusOf(isApproval: boolean | null): OfferStatus {
  if (isApproval === null) return "pending";
  return isApproval ? "approved" : "rejected";
}

/** Whether a decision says again what already stands. The other way round it contradicts: nothing leaves approved or rejected. */
export function repeats(decision: Decision, standing: boolean | null): boolean {
  return standing === approvalOf(decision);
}

export function countsOf(byStatus: Partial<Record<OfferStatus, number | null>> | undefined): OfferCounts {
  const pending = byStatus?.pending ?? 0;
  const approved = byStatus?.approved ?? 0;
  const rejected = byStatus?.rejected ?? 0;
  return { all: pending + approved + rejected, pending, approved, rejected };
}

export type Tally = Record<OfferStatus, number>;

/** How many offers of each state a list brings each creator; creators in the order of their ids. */
export function tallyByOwner<Id extends string>(
  offers: readonly { readonly ownerId: Id; readonly decided?: { readonly isApproval: boolean } }[],
): Map<Id, Tally> {
  const tallies = new Map<Id, Tally>();
  for (const ownerId of offers.map((offer) => offer.ownerId).sort()) {
    tallies.set(ownerId, { pending: 0, approved: 0, rejected: 0 });
  }
  for (const { ownerId, decided } of offers) {
    const tally = tallies.get(ownerId);
    if (tally) tally[statusOf(decided?.isApproval ?? null)] += 1;
  }
  return tallies;
}
