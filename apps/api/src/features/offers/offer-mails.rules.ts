import type { KeyedHash } from "../../platform/crypto/keyed-hash.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { bytesOfToken, bytesOfUuid, uuidLength, uuidOfBytes } from "../../platform/uuid-bytes.ts";

/** What a link turns off: mails about offers, or about messages. */
const uses = { offers: "turnOffOfferMails", messages: "turnOffMessageMails" } as const;
export type MailSubject = keyof typeof uses;
const sealLength = 32;

/** What the link in a mail carries: whose mails to turn off, sealed. It grants nothing else and stays good as long as mails lie in mailboxes. */
export function unsubscribeToken(
  hash: KeyedHash,
  ownerId: OwnerId<"influencer">,
  subject: MailSubject = "offers",
): string {
  const seal = Buffer.from(hash.of(uses[subject], ownerId), "base64url");
  return Buffer.concat([bytesOfUuid(ownerId), seal]).toString("base64url");
}

/** Undefined for a token that was not made here or was changed on its way. */
export function ownerOfToken(
  hash: KeyedHash,
  token: string,
): { ownerId: OwnerId<"influencer">; subject: MailSubject } | undefined {
  const bytes = bytesOfToken(token, uuidLength + sealLength);
  if (!bytes) return undefined;
  const ownerId = mintOwnerId<"influencer">(uuidOfBytes(bytes.subarray(0, uuidLength)));
  const subject = (["offers", "messages"] as const).find((one) =>
    hash.matches(token, unsubscribeToken(hash, ownerId, one)),
  );
  return subject && { ownerId, subject };
}
