// Opens /sign_in in a real browser and lists the files of ours that it fetched.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/ensure-chromium.mjs";
import { freePort } from "../../scripts/free-port.mjs";
import { startServer } from "./child-server.mjs";

/** @returns {Promise<string[]>} paths below the site's folder */
export async function signInFiles() {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-bench-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: "", LOG_LEVEL: "warn" };
  const server = await startServer({ args: ["scripts/start.mjs"], env, readyUrl: `${origin}/healthz` });
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const files = [];
    page.on("response", (response) => files.push(new URL(response.url()).pathname.slice(1)));
    await page.goto(`${origin}/sign_in`, { waitUntil: "networkidle" });
    return [...new Set(files)];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
