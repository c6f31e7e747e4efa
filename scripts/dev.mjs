// `npm run dev`: the server with restart on change and the sites with hot reload, behind one port, ended by one Ctrl+C.
import "./node24.mjs";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { isLoopbackHost } from "../apps/api/src/platform/loopback.ts";
import { loadEnvironmentFile } from "./environment-file.mjs";
import { root } from "./root.mjs";
import { tool } from "./run-command.mjs";

loadEnvironmentFile();
const {
  HOST = "127.0.0.1",
  PORT = "3000",
  API_PORT = "3001",
  COMPANY_PORT = "3002",
  OPERATOR_PORT = "3003",
} = process.env;
const { APP_URL = `http://localhost:${PORT}` } = process.env;
if (!isLoopbackHost(HOST)) {
  // Otherwise the server would take everybody for somebody at this machine, and show them the mails.
  console.error(
    "HOST is not usable: while developing it should be this machine's own, for example 127.0.0.1.",
  );
  process.exit(1);
}

const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"], {
  cwd: root,
  env: { ...process.env, APP_URL, PORT: API_PORT, HOST: "127.0.0.1" },
  stdio: "inherit",
});
// The creators' site is in front: it forwards requests for the server, the companies' site and the operator's console.
const sites = [
  develop({ folder: "influencer", port: PORT, host: HOST }),
  develop({ folder: "company", port: COMPANY_PORT, host: "127.0.0.1" }),
  develop({ folder: "operator", port: OPERATOR_PORT, host: "127.0.0.1" }),
];

const children = [server, ...sites];
let stopping = false;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => stop(0));
for (const child of children) child.on("exit", (code) => stop(code ?? 1));

/** When one ends, both end; this process ends after the last of them. @param {number} code */
function stop(code) {
  if (!stopping) {
    stopping = true;
    process.exitCode = code;
    for (const child of children) child.kill("SIGTERM");
  }
}

/** @param {{ folder: string, port: string, host: string }} site */
function develop({ folder, port, host }) {
  const args = ["--port", port, "--strictPort", "--host", host, "--logLevel", "warn"];
  const vite = tool({ name: "vite", from: `apps/${folder}`, args });
  return spawn(vite.file, vite.args, {
    cwd: join(root, "apps", folder),
    env: { ...process.env, API_PORT, COMPANY_PORT, OPERATOR_PORT },
    stdio: "inherit",
  });
}
