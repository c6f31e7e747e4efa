import { createCipheriv, createDecipheriv } from "node:crypto";
import type { KeyedHash } from "../../../platform/crypto/keyed-hash.ts";
import { bytesOfUuid, uuidOfBytes } from "../../../platform/uuid-bytes.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const length = 22;
const blockBytes = 16;

/** A creator's id as companies see it: one AES block of the UUID, whose order would tell when somebody came. The same for every company. */
export type CreatorIds = {
  of(influencerId: string): string;
  /** Undefined for what cannot be one; whether there is such a creator is for the database to say. */
  influencerIdOf(creatorId: string): string | undefined;
};

export function creatorIds(hash: KeyedHash): CreatorIds {
  const key = Buffer.from(hash.of("creatorId"), "base64url");
  return {
    of(influencerId) {
      const cipher = createCipheriv("aes-256-ecb", key, null).setAutoPadding(false);
      return writeDigits(Buffer.concat([cipher.update(bytesOfUuid(influencerId)), cipher.final()]));
    },
    influencerIdOf(creatorId) {
      const bytes = readDigits(creatorId);
      if (!bytes) return undefined;
      const decipher = createDecipheriv("aes-256-ecb", key, null).setAutoPadding(false);
      return uuidOfBytes(Buffer.concat([decipher.update(bytes), decipher.final()]));
    },
  };
}

function writeDigits(block: Buffer): string {
  let rest = BigInt(`0x${block.toString("hex")}`);
  let digits = "";
  for (let place = 0; place < length; place += 1) {
    digits = `${alphabet[Number(rest % 62n)]}${digits}`;
    rest /= 62n;
  }
  return digits;
}

function readDigits(text: string): Buffer | undefined {
  if (text.length !== length || /[^0-9A-Za-z]/.test(text)) return undefined;
  const value = [...text].reduce((sum, digit) => sum * 62n + BigInt(alphabet.indexOf(digit)), 0n);
  const hex = value.toString(16);
  return hex.length > blockBytes * 2 ? undefined : Buffer.from(hex.padStart(blockBytes * 2, "0"), "hex");
}
