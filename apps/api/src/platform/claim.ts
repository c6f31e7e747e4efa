declare const claimed: unique symbol;

/** The creator whom a sealed token names, while nobody has looked yet whether its session lives. */
export type ClaimedOwnerId = string & { readonly [claimed]: true };

/** A session as its token names it. Only a statement that looks itself takes one (platform/db/live-session.ts). */
export type Claim = { readonly ownerId: ClaimedOwnerId; readonly sessionId: string };

/** For the gate, which has proven the token's seal. */
export function claimOf(names: { readonly influencerId: string; readonly sessionId: string }): Claim {
  return { ownerId: names.influencerId as ClaimedOwnerId, sessionId: names.sessionId };
}

/** A statement found no live session behind its claim. Why, and what the caller is told, says the gate. */
export class SessionGone extends Error {}
