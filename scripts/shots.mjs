// `npm run shots [folder] [window]`: every page in every state and look, whole or as first seen, and a contact sheet of them.
import "./node24.mjs";
import { join, resolve } from "node:path";
import { makeContactSheet } from "./contact-sheet.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { cache } from "./root.mjs";
import { run, tool } from "./run-command.mjs";

const folder = resolve(process.argv[2] ?? join(cache, "shots"));
const args = ["test", "--config", "e2e/shots.config.ts", "--project", "sheet", "--reporter=line"];
const env = { CHROMIUM_PATH: await ensureChromium(), SHOTS_DIR: folder, SHOTS_OF: process.argv[3] };

process.exitCode = await run({ ...tool({ name: "@playwright/test", from: "e2e", args }), env });
console.log(await makeContactSheet(folder));
