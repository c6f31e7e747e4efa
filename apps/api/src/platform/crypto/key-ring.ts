import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/**
 * AES-256-GCM under the first key, readable under all: bank details, mail payloads.
 * `context` (table and row) is authenticated, so a ciphertext moved to another row does not open.
 */
export type KeyRing = {
  /** The ids of its keys. What is sealed begins with the id of the first, and a dot. */
  readonly ids: readonly [string, ...string[]];
  seal(plain: string, context: string): string;
  /** Throws when the key is gone, the text was changed or it belongs elsewhere. */
  open(sealed: string, context: string): string;
};

export type EncryptionKey = { readonly id: string; readonly key: Buffer };

/** Its message may be logged: it quotes nothing but an id. */
export class KeyMissing extends Error {
  override readonly name = "KeyMissing";

  constructor(id: string) {
    super(`no encryption key has the id ${id}: this process was started without it in ENCRYPTION_KEYS`);
  }
}

const keyId = /^[A-Za-z0-9_-]{1,20}$/;
const nonceBytes = 12;
const tagBytes = 16;

export function keyRing(keys: readonly [EncryptionKey, ...EncryptionKey[]]): KeyRing {
  const [first, ...older] = keys;
  return {
    ids: [first.id, ...older.map(({ id }) => id)],
    seal(plain, context) {
      const { id, key } = first;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(`${id} ${context}`));
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(sealed, context) {
      const dot = sealed.indexOf(".");
      const id = sealed.slice(0, dot);
      const key = keys.find((candidate) => candidate.id === id)?.key;
      // What stands where an id should be is never quoted: the error is logged, and the text may be somebody's.
      if (!key) throw new KeyMissing(keyId.test(id) ? id : "that the text begins with");
      const bytes = Buffer.from(sealed.slice(dot + 1), "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), {
        // Of less it would take a part of the tag for the whole.
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(`${id} ${context}`))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8")
      );
    },
  };
}
