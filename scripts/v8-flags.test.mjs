import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";
import { knownFlags, mallocSettings, v8Flags } from "./v8-flags.mjs";

test("this Node knows every flag", () => {
  expect(knownFlags(v8Flags, expect.unreachable)).toEqual(v8Flags);
});

test("a flag that Node knows no more is told and left out, and the others stay", () => {
  /** @type {string[]} */
  const told = [];
  const flags = knownFlags(["--max-semi-space-size=16", "--gone-with-the-next-version"], (line) =>
    told.push(line),
  );
  expect(flags).toEqual(["--max-semi-space-size=16"]);
  expect(told).toEqual([expect.stringContaining("knows no --gone-with-the-next-version")]);
});

test("npm start and the guide begin a copy as it is measured", () => {
  const said = Object.entries(mallocSettings).map(([name, value]) => `${name}=${value}`);
  const scripts = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;
  expect(scripts.start).toBe(`${said.join(" ")} exec node $(node scripts/v8-flags.mjs) scripts/start.mjs`);
  const guide = readFileSync(join(root, "docs", "operations.md"), "utf8");
  const starts = guide.split("\n").filter((line) => line.includes("scripts/v8-flags.mjs"));
  expect(starts).toHaveLength(2);
  for (const line of starts) {
    const unit = line.startsWith("ExecStart=")
      ? guide.slice(0, guide.indexOf(line)).split("\n").at(-2)
      : line;
    expect(unit).toContain(said.join(" "));
  }
});
