// What `npm start` tells V8. `node scripts/v8-flags.mjs` prints the flags that the Node it runs on knows.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/**
 * The first two bound the heap of a copy under load, the last leaves out a compiler whose work takes 50 MB and saves no
 * time (docs/decisions/0029). The third keeps what one call makes among the young objects: a twentieth more calls, p99 a
 * quarter less (docs/decisions/0034).
 */
export const v8Flags = [
  "--max-semi-space-size=16",
  "--heap-growing-percent=50",
  "--no-allocation-site-pretenuring",
  "--no-maglev",
];

/** What glibc reads before the first line runs: its threads share two heaps, not eight that each keep what they once needed. */
export const mallocSettings = { MALLOC_ARENA_MAX: "2" };

/** The major version that the flags were measured on, which has them all. */
const measuredOn = "24";

/** @param {string[]} flags @returns {boolean} whether this Node starts with them */
function starts(flags) {
  return spawnSync(process.execPath, [...flags, "--eval", ""], { stdio: "ignore" }).status === 0;
}

/**
 * The flags that this Node knows; warns that the others are left out.
 * @param {string[]} flags @param {(line: string) => void} warn
 */
export function knownFlags(flags, warn) {
  if (starts(flags)) return flags;
  return flags.filter((flag) => {
    const isKnown = starts([flag]);
    if (!isKnown) warn(`Node ${process.version} knows no ${flag}: it starts without (scripts/v8-flags.mjs).`);
    return isKnown;
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const isMeasured = process.versions.node.split(".")[0] === measuredOn;
  const flags = isMeasured ? v8Flags : knownFlags(v8Flags, (line) => console.error(line));
  console.log(flags.join(" "));
}
