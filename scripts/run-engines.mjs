// Runs the main journeys in the browsers' other engines, in those that this machine has.
import { existsSync } from "node:fs";
import { run, tool } from "./run-command.mjs";

/** The packages of Debian, and a program that says that they are there. */
const engines = [
  { name: "Firefox", package: "firefox-esr", programs: ["/usr/bin/firefox-esr"] },
  {
    name: "WebKit",
    package: "webkit2gtk-driver xvfb",
    programs: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
  },
];

export function missingEngines() {
  const missing = engines.filter(({ programs }) => !programs.every((program) => existsSync(program)));
  return { missing, installed: engines.filter((engine) => !missing.includes(engine)) };
}

/** Resolves to an exit code. @param {{ args: string[], report?: string }} options `report`: where its JSON goes */
export function runEngines({ args, report }) {
  const { missing, installed } = missingEngines();
  for (const { name, package: packages } of missing)
    console.log(`Not run in ${name}, which is not installed here: apt-get install ${packages}`);
  if (installed.length === 0) return Promise.resolve(0);
  const projects = installed.map(({ name }) => `--project=${name}`);
  const all = ["test", "--config", "e2e/engines/engines.config.ts", ...projects, ...args];
  return run({
    ...tool({ name: "@playwright/test", from: "e2e", args: all }),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}
