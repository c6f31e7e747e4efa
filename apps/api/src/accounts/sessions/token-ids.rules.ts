import type { Actor } from "@tomoru/contract/endpoint";
import { bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";
import { creatorsOwn } from "../account-key.rules.ts";

/** The ids in a token: the session, its owner, and which of the owner's accounts. */
export type TokenIds = { readonly ownerId: string; readonly accountId: string; readonly sessionId: string };

/** Bytes. A creator's account needs no id beside the owner's. */
export function idsLength(actor: Actor): number {
  return (actor === "influencer" ? 2 : 3) * uuidLength;
}

export function bytesOfIds(actor: Actor, { ownerId, accountId, sessionId }: TokenIds): Buffer {
  const ids = actor === "influencer" ? [ownerId, sessionId] : [ownerId, accountId, sessionId];
  return Buffer.concat(ids.map(bytesOfUuid));
}

/** From the beginning of a token's bytes. */
export function idsIn(actor: Actor, bytes: Buffer): TokenIds {
  const idAt = (place: number) => uuidOfBytes(bytes.subarray(place * uuidLength, (place + 1) * uuidLength));
  return actor === "influencer"
    ? { ownerId: idAt(0), accountId: creatorsOwn, sessionId: idAt(1) }
    : { ownerId: idAt(0), accountId: idAt(1), sessionId: idAt(2) };
}
