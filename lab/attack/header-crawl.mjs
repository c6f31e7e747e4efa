// Asks for every page, file and call, and for what must not be there, and reads the headers of each answer.
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { paths as companyPaths } from "../../apps/company/src/app/paths.ts";
import { paths as creatorPaths } from "../../apps/influencer/src/app/paths.ts";
import { paths as consolePaths } from "../../apps/operator/src/app/paths.ts";
import { root } from "../../scripts/root.mjs";

/** The sites, each with its own base address. */
const sites = [
  { folder: join(root, "apps/influencer/dist"), paths: creatorPaths, base: "" },
  { folder: join(root, "apps/company/dist"), paths: companyPaths, base: "/company" },
  { folder: join(root, "apps/operator/dist"), paths: consolePaths, base: "/operator" },
];

/** Files that nobody may see; each must answer 404. */
const hidden = [
  "/.env",
  "/.git/config",
  "/package.json",
  "/data",
  "/server-status",
  "/assets/",
  "/migrations",
];
const odd = [
  "/%00",
  "/..%2f..%2fetc/passwd",
  "/%ff",
  "//evil.example",
  "/api/%2e%2e/%2e%2e/etc/passwd",
  "/api",
  "/api/nowhere",
];
const ours = [
  "/healthz",
  "/readyz",
  "/metrics",
  "/api/docs",
  "/api/docs.css",
  "/api/openapi.json",
  "/dev/mail",
  "/dev/mail.json",
];

/** @param {string} url @returns {Promise<{ addresses: number, findings: string[] }>} */
export async function crawl(url) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const screens = sites.flatMap((site) =>
    Object.values(site.paths).map((path) => path.replaceAll(/:\w+\??/g, "x")),
  );
  const calls = Object.keys(paths).map((path) => `/api${path.replaceAll(/\{\w+\}/g, "x")}`);
  const addresses = [...screens, ...sites.flatMap(filesOf), ...calls, ...ours, ...hidden, ...odd];
  const findings = [];
  for (const path of addresses) {
    for (const method of path.startsWith("/api/") ? ["GET", "OPTIONS", "DELETE"] : ["GET", "HEAD"]) {
      const response = await fetch(`${url}${path}`, { method, redirect: "manual" });
      await response.body?.cancel();
      findings.push(
        ...faultsOf({ path, response }).map((fault) => `${method} ${path} ${response.status}: ${fault}`),
      );
    }
  }
  return { addresses: addresses.length, findings };
}

/** @param {{ folder: string, base: string }} site @returns {string[]} the built site's files as they are asked for */
function filesOf({ folder, base }) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map(({ parentPath, name }) => `${base}/${relative(folder, join(parentPath, name))}`);
  return files.filter((file) => !/\.(br|gz|html)$/.test(file));
}

/** @param {{ path: string, response: Response }} answer @returns {string[]} */
function faultsOf({ path, response }) {
  const header = (/** @type {string} */ name) => response.headers.get(name) ?? "";
  const policy = header("content-security-policy");
  const type = header("content-type");
  const rules = {
    "a 5xx": response.status < 500,
    "no content security policy":
      /default-src '(self|none)'/.test(policy) && /frame-ancestors '(self|none)'/.test(policy),
    "inline or eval in the policy": !/script-src[^;]*'unsafe-|unsafe-eval/.test(policy),
    "no Trusted Types": policy.includes("require-trusted-types-for 'script'"),
    "no nosniff": header("x-content-type-options") === "nosniff",
    "no referrer policy": header("referrer-policy") === "strict-origin-when-cross-origin",
    "no opener policy": header("cross-origin-opener-policy") === "same-origin",
    "no permissions policy": header("permissions-policy") !== "",
    "no request id": header("x-request-id") !== "",
    "a server's name": header("server") === "" && header("x-powered-by") === "",
    "leave for other origins": header("access-control-allow-origin") === "",
    "a cookie": header("set-cookie") === "",
    "text without its charset":
      !/^(text\/|application\/(json|javascript))/.test(type) || /charset=utf-8/i.test(type),
    "a call that may be stored":
      !/^\/api\/(influencer|company|operator)/.test(path) ||
      isPublicList(path) ||
      header("cache-control") === "no-store",
    "something hidden": !hidden.includes(path) || response.status === 404,
    "a source map": !path.endsWith(".map"),
  };
  return Object.entries(rules).flatMap(([fault, holds]) => (holds ? [] : [fault]));
}

/** Categories, banks, prices and the seller are the same for everybody. @param {string} path */
function isPublicList(path) {
  return /^\/api\/(influencer|company)\/utils\//.test(path);
}
