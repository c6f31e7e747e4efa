export const uuidLength = 16;

/** A UUID as the 16 bytes that tokens carry. */
export function bytesOfUuid(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

export function uuidOfBytes(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The bytes of a base64url text of exactly this length; undefined for any other writing, so that a token has one form only. */
export function bytesOfToken(token: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(token, "base64url");
  return bytes.length === length && bytes.toString("base64url") === token ? bytes : undefined;
}
