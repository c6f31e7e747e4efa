import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "../root.mjs";
import { tool } from "../run-command.mjs";
import { readTree } from "../structure/source-tree.mjs";
import { excluding, onOneDatabase, testsWithoutDatabase } from "./database-tests.mjs";

it("a test opens the run's database by what it imports, however far away, or by its template", () => {
  const tree = new Map([
    ["apps/api/src/testing/test-database.ts", ""],
    ["apps/api/src/testing/test-app.ts", 'import { openTestDatabase } from "./test-database.ts";'],
    ["apps/api/src/a/far.testing.ts", 'import type { TestApp } from "../testing/test-app.ts";'],
    ["apps/api/src/a/far.test.ts", 'import { link } from "./far.testing.ts";'],
    ["apps/api/src/a/given.test.ts", 'const template = inject("template");'],
    ["apps/api/src/a/itself.ts", 'import { round } from "./round.ts";'],
    ["apps/api/src/a/round.ts", 'import { itself } from "./itself.ts";'],
    ["apps/api/src/a/pure.test.ts", 'import { itself } from "./itself.ts";'],
    ["packages/ui/src/other.test.ts", ""],
  ]);
  expect(testsWithoutDatabase(tree)).toEqual(["apps/api/src/a/pure.test.ts"]);
});

it("of the tree it finds tests of either kind", () => {
  const without = testsWithoutDatabase(readTree(root));
  expect(without).toContain("apps/api/src/platform/crypto/password-hasher.test.ts");
  expect(without).not.toContain("apps/api/src/app.test.ts");
  expect(without).not.toContain("apps/api/src/platform/db/read-replica.test.ts");
});

it("what runs on one database exists, and opens one", () => {
  const tree = readTree(root);
  const without = testsWithoutDatabase(tree);
  for (const path of onOneDatabase) {
    expect(tree.has(path), path).toBe(true);
    expect(without, path).not.toContain(path);
  }
});

it("what is tested of the embedded database alone runs on it", () => {
  const tree = readTree(root);
  const ofItsOwn = onOneDatabase.filter((path) => tree.get(path)?.includes('.kind === "embedded"'));
  expect(ofItsOwn).toEqual([]);
});

it("what is excluded does not run", () => {
  const args = ["list", "--filesOnly", "--json", "--project=api", ...excluding(onOneDatabase)];
  const vitest = tool({ name: "vitest", args });
  const listed = execFileSync(vitest.file, vitest.args, { cwd: root, encoding: "utf8" });
  expect(listed).toContain("apps/api/src/statements-by-shard.test.ts");
  for (const path of onOneDatabase) expect(listed).not.toContain(path);
});
