import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { flakyTests, mostFlakyTests } from "./flaky-tests.mjs";
import { judgeSecondTries, namesOfNoTest } from "./second-tries.mjs";

/** @param {string[]} tests @param {string} [step] */
const tried = (tests, step = "Browser tests") => tests.map((test) => ({ step, test, tries: 2 }));

describe("tests that pass only at a second try", () => {
  it("are not spoken of where there are none", () => {
    expect(judgeSecondTries({ again: [], listed: ["a"] })).toEqual({ lines: [], fails: false });
  });

  it("are named, and three of them fail nothing", () => {
    expect(judgeSecondTries({ again: tried(["a", "b", "c"]), listed: [] })).toEqual({
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
    const { lines, fails } = judgeSecondTries({ again: tried(["a", "b", "c", "d"]), listed: [] });
    expect(fails).toBe(true);
    expect(lines.at(-1)).toMatch(/^4 of these tests are not listed in .*; more than 3 fail the run\.$/);
  });

  it("do not count when the list names them", () => {
    const { lines, fails } = judgeSecondTries({ again: tried(["a", "b", "c", "d"]), listed: ["b"] });
    expect(fails).toBe(false);
    expect(lines).toContain("  Browser tests: b (try 2), known as flaky");
  });

  it("are one where the same test was tried again on both databases", () => {
    const again = [...tried(["a", "b"], "API, embedded database"), ...tried(["a", "b"], "API, PostgreSQL")];
    expect(judgeSecondTries({ again, listed: [] }).fails).toBe(false);
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
