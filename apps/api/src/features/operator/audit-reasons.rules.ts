type Deed = { readonly call: string; readonly note: string | null; readonly done_at: Date };

/** A reason as it is kept beside what was changed; `change` is what the log notes, where it tells several acts apart. */
export type Given = {
  readonly call?: string;
  readonly change?: string;
  readonly reason: string;
  readonly at: Date;
};

/** Acts whose reason stands beside what they changed. The log itself has nothing personal, and reasons are. */
export const reasonedCalls = {
  company: ["setCompanyStatus", "setCompanyVerification", "setCompanyOwner", "grantPlan"],
  creator: ["setInfluencerStatus"],
  deal: ["holdDeal", "decideDispute"],
} as const;

/** The last that was given before the log's row: both are of one transaction, in this order. */
export function reasonOf({ call, note, done_at }: Deed, given: readonly Given[]): string | null {
  const before = given.filter(
    (one) =>
      one.at <= done_at &&
      (one.call === undefined || one.call === call) &&
      (one.change === undefined || one.change === note),
  );
  const [last] = before.sort((one, other) => other.at.getTime() - one.at.getTime());
  return last?.reason ?? null;
}
