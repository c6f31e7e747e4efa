// A fixed share of a part's mutants, for parts whose every mutant takes a server and seconds.
import { createHash } from "node:crypto";

/** In the copy that Stryker works in: `share`, and the sources before it wrote its mutants into them. */
export const shareFile = "mutants.share.json";

/**
 * By the change itself, not by its line or by chance: the next run tries the same ones, a larger share tries them too, and what is
 * written elsewhere in the file moves none in or out.
 * @param {{ file: string, change: string }} mutant @param {number} share percent
 */
export function isInShare({ file, change }, share) {
  const drawn = createHash("sha256").update(`${file}: ${change}`).digest().readUInt32BE(0);
  return drawn < (share / 100) * 2 ** 32;
}
