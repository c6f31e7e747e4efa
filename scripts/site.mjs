// Builds the creator's site when it is missing or, outside production, older than what it is made of.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

const app = join(root, "apps", "influencer");
const built = join(app, "dist", "index.html");

const sources = [
  ...["src", "public", "index.html", "vite.config.ts", "package.json"].map((name) => join(app, name)),
  ...["contract", "i18n", "ui"].map((name) => join(root, "packages", name, "src")),
];

/**
 * Resolves once the site stands in apps/influencer/dist. Throws when the build fails.
 * @param {{ production: boolean }} how production builds nothing that is built
 */
export async function ensureSite({ production }) {
  const missing = !existsSync(built);
  if (!missing && (production || !isOlder())) return;
  console.log(missing ? "Building the site, once…" : "The site has changed: building it again…");
  await buildSite();
}

/** Builds the site whatever is there. Throws when the build fails. */
export async function buildSite() {
  const vite = tool({ name: "vite", from: "apps/influencer", args: ["build", "--logLevel", "warn"] });
  const code = await run({ ...vite, cwd: app });
  if (code !== 0) throw new Error("The site could not be built; the lines above say why.");
}

function isOlder() {
  const builtAt = statSync(built).mtimeMs;
  return sources.some((source) => newest(source) > builtAt);
}

/** @param {string} path @returns {number} milliseconds, the youngest of the file or of all below the folder */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}
