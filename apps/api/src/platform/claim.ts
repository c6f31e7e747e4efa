import type { Actor } from "@tomoru/contract/endpoint";

declare const claimed: unique symbol;

/** The creator or company that a sealed token names, while nobody has looked yet whether its session lives. */
export type ClaimedOwnerId<A extends Actor = Actor> = string & { readonly [claimed]: A };

/** A session as its token names it. Only a statement that looks itself takes one (platform/db/live-session.ts). */
export type Claim<A extends Actor = Actor> = {
  readonly ownerId: ClaimedOwnerId<A>;
  readonly sessionId: string;
};

/** For the gate, which has proven the token's seal. */
export function claimOf<A extends Actor>(names: {
  readonly ownerId: string;
  readonly sessionId: string;
}): Claim<A> {
  return { ownerId: names.ownerId as ClaimedOwnerId<A>, sessionId: names.sessionId };
}

/** A statement found no live session behind its claim. Why, and what the caller is told, says the gate. */
export class SessionGone extends Error {}
