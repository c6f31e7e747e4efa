import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { flakyTests, mostFlakyTests } from "./flaky-tests.mjs";
import { judgeSecondTries, mostSecondTries, namesOfNoTest } from "./second-tries.mjs";

/** @param {string[]} tests @param {string} [step] */
const tried = (tests, step = "Browser tests") => tests.map((test) => ({ step, test, tries: 2 }));

describe("tests that pass only at a second try", () => {
  it("are not spoken of where there are none", () => {
    expect(judgeSecondTries({ again: [], listed: ["a"], most: 2 })).toEqual({ lines: [], fails: false });
  });

  it("are named, and three of them fail nothing", () => {
    expect(judgeSecondTries({ again: tried(["a", "b", "c"]), listed: [], most: 3 })).toEqual({
      lines: [
        "3 passed only at a second try:",
        "  Browser tests: a (try 2)",
        "  Browser tests: b (try 2)",
        "  Browser tests: c (try 2)",
      ],
      fails: false,
    });
  });

  it("fail the run from the fourth on, which says so", () => {
    const { lines, fails } = judgeSecondTries({ again: tried(["a", "b", "c", "d"]), listed: [], most: 3 });
    expect(fails).toBe(true);
    expect(lines.at(-1)).toMatch(/^4 of these tests are not listed in .*; more than 3 fail the run\.$/);
  });

  it("are three at most in both runs of the gate together", () => {
    expect(mostSecondTries.usual + mostSecondTries.extended).toBe(3);
  });

  it("do not count when the list names them", () => {
    const { lines, fails } = judgeSecondTries({ again: tried(["a", "b", "c", "d"]), listed: ["b"], most: 3 });
    expect(fails).toBe(false);
    expect(lines).toContain("  Browser tests: b (try 2), known as flaky");
  });
});

describe("the list of flaky tests", () => {
  const listed = flakyTests.map(({ test }) => test);
  /** @param {string} path */
  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);

  it("names tests that exist", () => {
    expect(namesOfNoTest({ listed, read })).toEqual([]);
  });

  it("has not grown, and makes no room for growing", () => {
    expect(listed).toHaveLength(mostFlakyTests);
  });

  it("a name whose file or title is gone would be found", () => {
    const own = "scripts/test/second-tries.test.mjs › the list of flaky tests › names tests that exist";
    const wrong = [`${own}${"!"}`, own.replace(".test", ".gone"), "scripts/test/second-tries.test.mjs"];
    expect(namesOfNoTest({ listed: [own, ...wrong], read })).toEqual(wrong);
  });
});
