// Builds the sites, and outside production the gallery of components, if they are missing or older than their sources.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

/** @typedef {{ name: string, app: string, config: string, built: string, sources: string[] }} Build */

const packages = ["contract", "i18n", "rendering", "ui", "web", "web-auth", "web-deals"].map((name) =>
  join(root, "packages", name, "src"),
);

/** @param {{ name: string, folder: string }} site @returns {Build} */
function siteBuild({ name, folder }) {
  const app = join(root, "apps", folder);
  const own = ["src", "build", "public", "index.html", "vite.config.ts", "package.json"];
  return {
    name,
    app,
    config: "vite.config.ts",
    built: join(app, "dist-server", "site.json"),
    sources: [...own.map((part) => join(app, part)), ...packages],
  };
}

const creators = siteBuild({ name: "creators' site", folder: "influencer" });
const sites = [
  creators,
  siteBuild({ name: "companies' site", folder: "company" }),
  siteBuild({ name: "operator's console", folder: "operator" }),
];

/** @type {Build} */
const gallery = {
  ...creators,
  name: "gallery of components",
  config: "gallery/vite.config.ts",
  built: join(creators.app, "gallery", "dist", "gallery", "index.html"),
  sources: [...creators.sources, ...besideDist(join(creators.app, "gallery"))],
};

/**
 * Resolves once each site stands in its dist, what the server renders it with in its dist-server, and the gallery in
 * gallery/dist. Throws when a build fails.
 * @param {{ production: boolean }} how production builds nothing that is built, and no gallery
 */
export async function ensureSite({ production }) {
  for (const build of production ? sites : [...sites, gallery]) {
    const missing = !existsSync(build.built);
    if (!missing && (production || !isOlder(build))) continue;
    console.log(
      missing ? `Building the ${build.name}, once…` : `The ${build.name} has changed: building it again…`,
    );
    await make(build);
  }
}

export async function buildSites() {
  for (const site of sites) await make(site);
}

/** @param {Build} build */
async function make({ name, app, config }) {
  const args = ["build", "--config", config, "--logLevel", "warn"];
  const vite = tool({ name: "vite", from: "apps/influencer", args });
  // Even a development server serves a production build: with its own NODE_ENV it would get React's slow build, twice the size.
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
