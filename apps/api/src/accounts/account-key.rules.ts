import type { Actor } from "@tomoru/contract/endpoint";
import type { OwnerId } from "../platform/owner.ts";

/** One account: its owner, and which of the owner's accounts it is. */
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

/** The name under which an account is counted. For creators it is the owner's id, as before there were companies. */
export function countNameOf({ actor, ownerId, accountId }: AccountKey): string {
  return actor === "influencer" ? ownerId : `${ownerId}:${accountId}`;
}
