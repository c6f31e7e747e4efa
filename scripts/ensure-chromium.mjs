// Finds a Chromium and a Japanese font, or installs what is missing. Started by itself it prints the browser's path.
import "./node24.mjs";
import { existsSync } from "node:fs";
import { findChromium, hasJapaneseFont } from "./find-chromium.mjs";
import { run, tool } from "./run-command.mjs";

export async function ensureChromium() {
  const aptWorks = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const found = findChromium();
  const missing = [...(found ? [] : ["chromium"]), ...(hasJapaneseFont() ? [] : ["fonts-noto-cjk"])];
  if (missing.length > 0 && aptWorks) await aptInstall(missing);
  else if (!found) await run(tool({ name: "playwright", from: "e2e", args: ["install", "chromium"] }));
  if (!hasJapaneseFont()) console.error("No Japanese font is installed: screenshots will show boxes.");

  const path = findChromium();
  if (path) return path;
  throw new Error("No Chromium was found or installed. Install one, or set CHROMIUM_PATH to its program.");
}

const waiting = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];

/** @param {string[]} packages */
async function aptInstall(packages) {
  console.error(`Installing ${packages.join(" and ")}…`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  // A mirror may fail for a moment, and another apt may hold the lock.
  for (let tries = 0; tries < 3; tries++) {
    const update = await run({ file: "apt-get", args: [...waiting, "update", "-qq"], env });
    if (update === 0 && (await run({ file: "apt-get", args: [...waiting, ...install], env })) === 0) return;
  }
}

if (import.meta.main) console.log(await ensureChromium());
