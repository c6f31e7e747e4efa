// Builds the creator's site, and outside production the gallery of components, when missing or older than what it is made of.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

const app = join(root, "apps", "influencer");

/** @typedef {{ name: string, config: string, built: string, sources: string[] }} Build */

const sources = [
  ...["src", "build", "public", "index.html", "vite.config.ts", "package.json"].map((name) =>
    join(app, name),
  ),
  ...["contract", "i18n", "rendering", "ui", "web"].map((name) => join(root, "packages", name, "src")),
];

/** @type {Build} */
const site = {
  name: "site",
  config: "vite.config.ts",
  built: join(app, "dist-server", "site.json"),
  sources,
};

/** @type {Build} */
const gallery = {
  name: "gallery of components",
  config: "gallery/vite.config.ts",
  built: join(app, "gallery", "dist", "gallery", "index.html"),
  sources: [...sources, ...besideDist(join(app, "gallery"))],
};

/**
 * Resolves once the site stands in apps/influencer/dist, what the server renders it with in dist-server, and the gallery in
 * gallery/dist. Throws when a build fails.
 * @param {{ production: boolean }} how production builds nothing that is built, and no gallery
 */
export async function ensureSite({ production }) {
  for (const build of production ? [site] : [site, gallery]) {
    const missing = !existsSync(build.built);
    if (!missing && (production || !isOlder(build))) continue;
    console.log(
      missing ? `Building the ${build.name}, once…` : `The ${build.name} has changed: building it again…`,
    );
    await make(build);
  }
}

export async function buildSite() {
  await make(site);
}

/** @param {Build} build */
async function make({ name, config }) {
  const args = ["build", "--config", config, "--logLevel", "warn"];
  const vite = tool({ name: "vite", from: "apps/influencer", args });
  // A server of development serves the same site: with its own NODE_ENV it would be React's slow build, twice the size.
  const code = await run({ ...vite, cwd: app, env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Error(`The ${name} could not be built; the lines above say why.`);
}

/** @param {Build} build */
function isOlder({ built, sources }) {
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

/** @param {string} folder @returns {string[]} what lies in it, but for what is built there */
function besideDist(folder) {
  return readdirSync(folder)
    .filter((name) => name !== "dist")
    .map((name) => join(folder, name));
}
