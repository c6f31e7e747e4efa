import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";
import { dumpEmbedded, loadEmbedded } from "./embedded-copy.ts";

let dataDir: string;
let letGo: () => void;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tomoru-copy-"));
  letGo = lockDataDir(join(dataDir, "database"));
});
afterEach(() => {
  letGo();
  rmSync(dataDir, { recursive: true });
});

test("the embedded database is not copied while another process holds it", async () => {
  mkdirSync(join(dataDir, "database"));
  const file = join(dataDir, "backup");
  await expect(dumpEmbedded({ dataDir, file, waitMs: 0 })).rejects.toThrow("is in use by process");
  expect(existsSync(file)).toBe(false);
});

test("nor is one made in a folder where another process is about to make its own", async () => {
  const file = join(dataDir, "backup");
  writeFileSync(file, "");
  const made = loadEmbedded({ dataDir, file, first: "select 1", waitMs: 0 });
  await expect(made).rejects.toThrow("is in use by process");
  expect(existsSync(join(dataDir, "database.part"))).toBe(false);
});
