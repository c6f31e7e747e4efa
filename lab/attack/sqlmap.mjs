// Runs sqlmap on one target and reads its verdict.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Level and risk that end within minutes for all targets; every technique, for the one database there is. */
const settings = [
  "--batch",
  "--level=2",
  "--risk=1",
  "--dbms=PostgreSQL",
  "--technique=BEUSTQ",
  "--time-sec=2",
];
/** Refusals are answers like any other here. */
const refusals = "--ignore-code=400,401,403,404,405,409,429";

/** @param {{ url: string, target: import("./targets.mjs").Target }} what @returns {Promise<{ findings: number, isDone: boolean }>} */
export async function inject({ url, target: { path, method = "GET", body } }) {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-sqlmap-"));
  const sent = body ? ["--data", JSON.stringify(body), "-H", "Content-Type: application/json"] : [];
  const args = [
    "-u",
    `${url}${path}`,
    `--method=${method}`,
    ...sent,
    ...settings,
    refusals,
    `--output-dir=${folder}`,
  ];
  try {
    const said = await outputOf("sqlmap", args);
    const findings = (said.match(/^Parameter: /gm) ?? []).length;
    const isDone = findings > 0 || said.includes("all tested parameters do not appear to be injectable");
    if (findings > 0 || !isDone) console.log(said);
    return { findings, isDone };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file @param {string[]} args @returns {Promise<string>} */
function outputOf(file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
    child.on("error", () => reject(new Error(`${file} cannot be started: apt-get install ${file}`)));
    child.on("exit", () => resolve(said));
  });
}
