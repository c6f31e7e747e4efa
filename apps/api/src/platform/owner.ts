import type { Actor } from "@tomoru/contract/endpoint";

declare const owned: unique symbol;

/**
 * The id of the creator or the company whose rows a query may touch. Only the gate mints one from a request; a repository takes
 * that of its own side and nothing else.
 */
export type OwnerId<A extends Actor = Actor> = string & { readonly [owned]: A };

/** For the gate, sign-up and jobs, which know whose row they hold. */
export function mintOwnerId<A extends Actor>(id: string): OwnerId<A> {
  return id as OwnerId<A>;
}
