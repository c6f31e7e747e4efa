import { mintOwnerId, type OwnerId } from "../../../platform/owner.ts";
import type { Random } from "../../../platform/random.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../../platform/uuid-bytes.ts";

const secretLength = 32;

type Ids = { readonly companyId: OwnerId<"company">; readonly id: string };

/** ids | 256 random bits. The ids only say where to look; the stored hash of the whole is the proof. */
export function newInvitationToken(random: Random, { companyId, id }: Ids): string {
  return Buffer.concat([bytesOfUuid(companyId), bytesOfUuid(id), random.bytes(secretLength)]).toString(
    "base64url",
  );
}

/** Where to look for an invitation; undefined for a text that names none. */
export function idsOfToken(token: string): Ids | undefined {
  const bytes = bytesOfToken(token, 2 * uuidLength + secretLength);
  if (!bytes) return undefined;
  return {
    companyId: mintOwnerId<"company">(uuidOfBytes(bytes.subarray(0, uuidLength))),
    id: uuidOfBytes(bytes.subarray(uuidLength, 2 * uuidLength)),
  };
}
