import { createHash } from "node:crypto";

/** RFC 8785 of what JSON can say, with strings in NFC: keys in the order of their code units, no spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, held]) => `${canonicalJson(key)}:${canonicalJson(held)}`).join(",")}}`;
  }
  return JSON.stringify(typeof value === "string" ? value.normalize("NFC") : value);
}

/** SHA-256 of it, in hex. */
export function canonicalSha256(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value), "utf8").digest("hex");
}
