import type { Actor } from "@tomoru/contract/endpoint";

declare const unchecked: unique symbol;

/** The creator or company that a sealed token names, while nobody has looked yet whether its session lives. */
export type UncheckedOwnerId<A extends Actor = Actor> = string & { readonly [unchecked]: A };

/** A session as its token names it. Only a statement that looks itself takes one (platform/db/live-session.ts). */
export type UncheckedSession<A extends Actor = Actor> = {
  readonly ownerId: UncheckedOwnerId<A>;
  readonly sessionId: string;
};

/** For the gate, which has proven the token's seal. */
export function uncheckedSession<A extends Actor>(names: {
  readonly ownerId: string;
  readonly sessionId: string;
}): UncheckedSession<A> {
  return { ownerId: names.ownerId as UncheckedOwnerId<A>, sessionId: names.sessionId };
}

/** A statement found no live session. Why, and what the caller is told, says the gate. */
export class SessionGone extends Error {}
