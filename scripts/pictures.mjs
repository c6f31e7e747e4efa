// `npm run pictures`: retakes the pictures that the browser tests compare pages with; with words, only those of scenes whose names contain
// one of them (`npm run pictures company-plan`). Look at them before you commit them.
import "./node24.mjs";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./ensure-chromium.mjs";
import { palettePng } from "./palette-png.mjs";
import { pixelsOf } from "./pixels-of.mjs";
import { root } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

const folder = join(root, "e2e", "visual", "pictures");
const files = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".png"))
    .map((name) => join(folder, name));

const words = process.argv.slice(2);
if (words.length === 0) for (const file of files()) rmSync(file);
const executablePath = await ensureChromium();
const args = ["test", "--config", "e2e/shots.config.ts", "--project", "pictures", "--reporter=line"];
if (words.length > 0) args.push("--grep", words.join("|"));
const startedAt = Date.now();
process.exitCode = await run({
  ...tool({ name: "@playwright/test", from: "e2e", args }),
  env: { CHROMIUM_PATH: executablePath },
});

const browser = await chromium.launch({ executablePath });
const page = await browser.newPage();
let bytes = 0;
for (const file of files().filter((each) => statSync(each).mtimeMs >= startedAt)) {
  const small = palettePng(await pixelsOf(page, readFileSync(file)));
  writeFileSync(file, small);
  bytes += small.length;
}
await browser.close();
console.log(`${folder}: ${Math.round(bytes / 1000)} KB taken`);
