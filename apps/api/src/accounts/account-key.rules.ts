import type { Actor } from "@tomoru/contract/endpoint";
import type { OwnerId } from "../platform/owner.ts";

/** A sign-in: whose it is, and which of the owner's. */
export type AccountKey<A extends Actor = Actor> = {
  readonly actor: A;
  readonly ownerId: OwnerId<A>;
  readonly accountId: string;
};

/** A creator is one person with one account, whose id is zero; members of a company have ids of their own. */
export const creatorsOwn = "00000000-0000-0000-0000-000000000000";

export function creatorsAccount(ownerId: OwnerId<"influencer">): AccountKey<"influencer"> {
  return { actor: "influencer", ownerId, accountId: creatorsOwn };
}

/** Under which name an account is counted: of creators the owner's id, as it was before there were companies. */
export function countNameOf({ actor, ownerId, accountId }: AccountKey): string {
  return actor === "influencer" ? ownerId : `${ownerId}:${accountId}`;
}
