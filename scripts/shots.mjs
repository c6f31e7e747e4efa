// `npm run shots [folder] [window]`: every page on a phone and a desk, in both languages and themes, whole or as first seen.
import "./node24.mjs";
import { join, resolve } from "node:path";
import { ensureChromium } from "./ensure-chromium.mjs";
import { cache } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

const folder = resolve(process.argv[2] ?? join(cache, "shots"));
const args = ["test", "--config", "e2e/shots.config.ts", "--reporter=list"];
const env = { CHROMIUM_PATH: await ensureChromium(), SHOTS_DIR: folder, SHOTS_OF: process.argv[3] };

process.exitCode = await run({ ...tool({ name: "@playwright/test", from: "e2e", args }), env });
console.log(folder);
