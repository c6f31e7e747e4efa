declare const owned: unique symbol;

/** The id of the creator whose rows a query may touch. Only the gate mints one from a request; repositories take nothing else. */
export type OwnerId = string & { readonly [owned]: true };

/** For the gate, sign-up and jobs, which know whose row they hold. */
export function mintOwnerId(influencerId: string): OwnerId {
  return influencerId as OwnerId;
}
