import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importsOf, noteImports } from "./note-imports.ts";

const folder = mkdtempSync(join(tmpdir(), "tomoru-imports-"));
let bundle: { load: (name: string) => Promise<string> };

beforeAll(async () => {
  writeFileSync(join(folder, "one.ts"), 'export const name: string = "one";');
  writeFileSync(
    join(folder, "two.ts"),
    'export const name = "two"; export const inner = () => import("./one.ts");',
  );
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/three.ts"), 'export const name = "three";');
  writeFileSync(
    join(folder, "entry.ts"),
    `const loaders = { one: () => import("./one.ts"), two: async () => { const two = await import("./two.ts"); await two.inner(); return two; }, three: import.meta.glob("./pages/*.ts")["./pages/three.ts"] };
     export const load = async (name) => (await loaders[name]()).name;`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [noteImports(folder)],
    build: { ssr: true, outDir: "out", rolldownOptions: { input: { entry: join(folder, "entry.ts") } } },
  });
  bundle = await import(pathToFileURL(join(folder, "out/entry.mjs")).href);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("what is imported while it is noted is named by its path, however often it was imported before", async () => {
  expect(await importsOf(() => bundle.load("one"))).toEqual(new Set(["one.ts"]));
  expect(await importsOf(() => bundle.load("two"))).toEqual(new Set(["two.ts", "one.ts"]));
  expect(await importsOf(() => bundle.load("one"))).toEqual(new Set(["one.ts"]));
});

test("what is found by its file's name is named too", async () => {
  expect(await importsOf(() => bundle.load("three"))).toEqual(new Set(["pages/three.ts"]));
});

test("without anybody who notes it an import does what it did", async () => {
  expect(await bundle.load("two")).toBe("two");
});
