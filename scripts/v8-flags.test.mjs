import { expect, test } from "vitest";
import { knownFlags, v8Flags } from "./v8-flags.mjs";

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
