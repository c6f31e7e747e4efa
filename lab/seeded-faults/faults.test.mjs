import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/root.mjs";
import { faults } from "./faults.mjs";
import { plantedIn } from "./scratch-api.mjs";

const read = (/** @type {string} */ file) => readFileSync(join(root, "apps/api/src", file), "utf8");

test.each(faults)("“$name” still finds its place in the source", (fault) => {
  expect(plantedIn(read(fault.file), fault)).not.toBe(read(fault.file));
});

test.each(faults)("“$name” names a file of tests that is there", ({ caughtBy }) => {
  expect(read(caughtBy.file)).toContain("expect(");
});

test("a fault whose place is gone is not skipped in silence", () => {
  const [fault] = faults;
  expect(() => fault && plantedIn("", fault)).toThrow(/any more$/);
});

test("no fault is listed twice", () => {
  const names = faults.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
