// How much JavaScript a first visit of /sign_in loads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { root } from "../root.mjs";
import { signInFiles } from "./page-files.mjs";

const dist = join(root, "apps", "influencer", "dist");

/** Kilobytes of gzip -9, of every script that a browser fetched for it. */
export async function measureSignInPage() {
  const bytes = (await signInFiles())
    .filter((file) => file.endsWith(".js"))
    .map((file) => gzipSync(readFileSync(join(dist, file)), { level: constants.Z_BEST_COMPRESSION }).length)
    .reduce((sum, length) => sum + length, 0);
  const kilobytes = bytes / 1024;
  return [
    {
      name: "/sign_in: JavaScript of a first visit (KB, gzip)",
      value: kilobytes,
      limit: "at most 150",
      met: kilobytes <= 150,
    },
  ];
}
