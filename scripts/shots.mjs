// `npm run shots [folder]`: pictures of every page on a phone and a desk, in both languages and both themes.
import "./node24.mjs";
import { join, resolve } from "node:path";
import { ensureChromium } from "./ensure-chromium.mjs";
import { cache } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

const folder = resolve(process.argv[2] ?? join(cache, "shots"));
const args = ["test", "--config", "e2e/shots.config.ts", "--reporter=list"];
const env = { CHROMIUM_PATH: await ensureChromium(), SHOTS_DIR: folder };

process.exitCode = await run({ ...tool({ name: "@playwright/test", from: "e2e", args }), env });
console.log(folder);
