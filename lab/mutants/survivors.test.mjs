import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/root.mjs";
import { partsOf } from "./parts.mjs";
import { isInShare } from "./share.mjs";
import { listedParts, listOf, measured } from "./survivor-lists.mjs";
import { compareWithList, goneFrom, readReport } from "./survivors.mjs";

const source = "export function isOld(age) {\n  return age >= 65;\n}\n";
const place = { start: { line: 2, column: 10 }, end: { line: 2, column: 19 } };
/** @param {string} status @param {string} replacement */
const mutant = (status, replacement) => ({
  id: "1",
  mutatorName: "EqualityOperator",
  replacement,
  status,
  location: place,
});

describe("a report", () => {
  it("says how many were noticed, and of the others what was changed", () => {
    const mutants = [mutant("Killed", "age < 65"), mutant("Timeout", "true"), mutant("Survived", "age > 65")];
    const outside = { ...mutant("CompileError", "true"), statusReason: "outside the share" };
    const ignored = ["Ignored", "RuntimeError", "CompileError"].map((status) => mutant(status, "false"));
    const report = {
      files: {
        "a.ts": { source, mutants: [...mutants, ...ignored, outside, mutant("NoCoverage", "false")] },
      },
    };
    expect(readReport(report)).toEqual({
      of: 5,
      tried: 4,
      killed: 2,
      survivors: [
        { file: "a.ts", change: "return age >= 65; → return age > 65;" },
        { file: "a.ts", change: "return age >= 65; → return false;" },
      ],
    });
  });
});

describe("a share", () => {
  const all = Array.from({ length: 1000 }, (_, n) => ({ file: "a.ts", change: `${n} → ${n + 1}` }));
  const drawn = (/** @type {number} */ share) => all.filter((mutant) => isInShare(mutant, share));

  it("is about as large as it says, and the whole at a hundred", () => {
    expect(drawn(10).length).toBeGreaterThan(70);
    expect(drawn(10).length).toBeLessThan(130);
    expect(drawn(100)).toEqual(all);
  });

  it("is the same at every run, and a part of every larger one", () => {
    expect(drawn(10)).toEqual(drawn(10));
    expect(drawn(25)).toEqual(expect.arrayContaining(drawn(10)));
  });
});

describe("the list", () => {
  const one = { file: "a.ts", change: "a → b" };

  it("names a survivor as often as it stands in the file", () => {
    const listed = [{ file: "a.ts", reason: "…", changes: ["a → b"] }];
    expect(compareWithList({ survivors: [one, one], listed })).toEqual({ unlisted: [one], unneeded: [] });
  });

  it("may not name what is killed, or what lives in another file", () => {
    const listed = [{ file: "b.ts", reason: "…", changes: ["a → b"] }];
    expect(compareWithList({ survivors: [one], listed })).toEqual({
      unlisted: [one],
      unneeded: [{ file: "b.ts", change: "a → b" }],
    });
  });
});

describe("the lists of this repository", () => {
  it("have as many rows as they may, and none too many", () => {
    const counts = listedParts().map((part) => [part, listOf(part).flatMap(({ changes }) => changes).length]);
    const most = Object.entries(measured).map(([part, { survivors }]) => [part, survivors]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(most));
  });

  it("give a reason, and name code that stands in the file", () => {
    const gone = listedParts().flatMap((part) =>
      listOf(part).flatMap(({ file, reason, changes }) => {
        expect(reason.length).toBeGreaterThan(20);
        const path = join(root, file);
        const text = existsSync(path) ? readFileSync(path, "utf8") : "";
        return goneFrom(text, changes).map((change) => `${part}: ${file}: ${change}`);
      }),
    );
    expect(gone).toEqual([]);
  });
});

it("the parts are what has a test of its own, the contract's schemas by folder, and a feature's use cases with its other rules, judged by its users too", () => {
  const paths = [
    "packages/contract/src/a.ts",
    "packages/contract/src/a.test.ts",
    "packages/contract/src/schema.ts",
    "packages/contract/src/deals/b.ts",
    "packages/contract/src/testing/a.builder.ts",
    "apps/api/src/features/offers/offers.rules.ts",
    "apps/api/src/features/offers/offers.rules.test.ts",
    "apps/api/src/features/offers/row.rules.ts",
    "apps/api/src/features/offers/offers.usecases.ts",
    "apps/api/src/features/offers/list.test.ts",
    "apps/api/src/features/payments/payments.usecases.ts",
    "apps/api/src/features/payments/payments.test.ts",
    "apps/api/src/features/payouts/payouts.test.ts",
    "apps/api/src/accounts/codes/codes.usecases.ts",
    "apps/api/src/accounts/codes/codes.test.ts",
  ];
  expect(partsOf(paths).map(({ name, sources, tests }) => [name, sources.length, tests.length])).toEqual([
    ["contract-rules", 1, 1],
    ["contract", 1, 2],
    ["contract-deals", 1, 2],
    ["offers-rules", 1, 1],
    ["offers", 2, 2],
    ["payments", 1, 2],
    ["accounts", 1, 1],
  ]);
});
