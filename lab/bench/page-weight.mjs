// How much JavaScript a first visit of /sign_in loads.
import { statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/root.mjs";
import { signInFiles } from "./page-files.mjs";

const dist = join(root, "apps", "influencer", "dist");

/** Kilobytes as they travel, in Brotli, of every script that a browser fetched for it. `e2e/influencer/page-weight.spec.ts` holds the limit. */
export async function measureSignInPage() {
  const bytes = (await signInFiles())
    .filter((file) => file.endsWith(".js"))
    .map((file) => statSync(join(dist, `${file}.br`)).size)
    .reduce((sum, length) => sum + length, 0);
  const kilobytes = bytes / 1024;
  return [
    {
      name: "/sign_in: JavaScript of a first visit (KB, Brotli)",
      value: kilobytes,
      limit: "at most 96",
      met: kilobytes <= 96,
    },
  ];
}
