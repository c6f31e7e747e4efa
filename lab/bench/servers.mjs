// The product, the bare handler and the rivals as processes on one database.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { root } from "../../scripts/root.mjs";
import { mallocSettings, v8Flags } from "../../scripts/v8-flags.mjs";
import { startServer } from "./child-server.mjs";
import { secret } from "./world.mjs";

/** @typedef {Awaited<ReturnType<typeof startOn>>} Running */

/** @param {string} databaseUrl @param {Record<string, string>} [env] */
export function startProduct(databaseUrl, env = {}) {
  const file = "scripts/start.mjs";
  return startOn(databaseUrl, { flags: v8Flags, file, ready: "/readyz", env: { ...mallocSettings, ...env } });
}

/** What production asks for besides. Nothing that is measured with it sends a mail. */
const production = {
  NODE_ENV: "production",
  APP_URL: "https://tomoru.example",
  ENCRYPTION_KEYS: `k1:${createHash("sha256").update("the key of a bench run").digest("base64")}`,
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "no-reply@tomoru.example",
  SUPPORT_EMAIL: "support@tomoru.example",
};

/** Without what only a development server has: sandboxes, and a clock that can be moved. @param {string} databaseUrl */
export function startInProduction(databaseUrl) {
  return startProduct(databaseUrl, production);
}

/** @param {string} databaseUrl */
export function startBare(databaseUrl) {
  return startOn(databaseUrl, { file: "lab/bench/bare-server.mjs", ready: "/" });
}

const rivals = join(root, "lab", "bench", "rivals");

/** @param {"express" | "nest"} name @param {string} databaseUrl */
export function startRival(name, databaseUrl) {
  // Only the rivals need these packages, so they are installed here.
  if (!existsSync(join(rivals, "node_modules"))) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: rivals, stdio: "inherit" });
  }
  return startOn(databaseUrl, { file: `lab/bench/rivals/${name}-server.mjs`, ready: "/" });
}

/** @param {string} databaseUrl @param {{ flags?: string[], file: string, ready: string, env?: Record<string, string> }} what */
async function startOn(databaseUrl, { flags = [], file, ready, env = {} }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Everything as it is by itself, the log of requests included; only the demo creator would be in the way.
  const own = { PORT: String(port), DATABASE_URL: databaseUrl, APP_SECRET: secret, DEMO: "off", ...env };
  return {
    origin,
    ...(await startServer({ args: [...flags, file], env: own, readyUrl: `${origin}${ready}` })),
  };
}
