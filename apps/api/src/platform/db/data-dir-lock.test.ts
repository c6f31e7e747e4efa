import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

const folder = () => join(mkdtempSync(join(tmpdir(), "tomoru-lock-")), "database");

test("a folder that a living process holds is refused", () => {
  const held = folder();
  writeFileSync(`${held}.lock`, String(process.ppid));
  expect(() => lockDataDir(held)).toThrow(`in use by process ${process.ppid}`);
});

test("the lock of a process that died is taken over", () => {
  const held = folder();
  writeFileSync(`${held}.lock`, "999999999");
  expect(() => lockDataDir(held)).not.toThrow();
});

test("a lock that was let go can be taken again", () => {
  const held = folder();
  lockDataDir(held)();
  expect(() => lockDataDir(held)).not.toThrow();
});
