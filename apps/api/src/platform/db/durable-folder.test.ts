import { fsyncSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { durably } from "./durable-folder.ts";

test("the embedded database has every commit brought onto the disk before it answers", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tomoru-durable-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let synced = 0;
  const sync = (handle: number) => {
    synced += 1;
    fsyncSync(handle);
  };
  const pglite = await PGlite.create(durably(join(folder, "database"), sync));
  await pglite.exec("create table notes (text text)");
  for (let count = 0; count < 5; count += 1) {
    const before = synced;
    await pglite.query("insert into notes values ('x')");
    expect(synced).toBe(before + 1);
  }
  await pglite.close();
});
