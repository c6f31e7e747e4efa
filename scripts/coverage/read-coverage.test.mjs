import { expect, test } from "vitest";
import { missingOf, readCoverage } from "./read-coverage.mjs";

const text = `# Coverage
## Routes
| what | file | test |
|---|---|---|
| \`/offers\` | \`a.tsx\` | \`a.spec.ts\` “loads five” |
| half a row | \`a.tsx\` | |
`;
/** @param {Record<string, string>} files */
const tree = (files) => (/** @type {string} */ path) => files[path];

test("a row names what, its file and its test; anything else is told", () => {
  const { rows, unreadable } = readCoverage(text);
  expect(rows).toEqual([
    { section: "Routes", what: "`/offers`", file: "a.tsx", test: "a.spec.ts", title: "loads five" },
  ]);
  expect(unreadable).toHaveLength(1);
});

test("a file, a test file or a test that is gone is found", () => {
  const { rows } = readCoverage(text);
  const proof = 'test("loads five and then five more"';
  expect(missingOf(rows, tree({ "a.tsx": "", "a.spec.ts": proof }))).toEqual([]);
  expect(missingOf(rows, tree({ "a.spec.ts": proof }))).toEqual(["Routes: `/offers`: a.tsx is gone"]);
  expect(missingOf(rows, tree({ "a.tsx": "" }))).toEqual(["Routes: `/offers`: a.spec.ts is gone"]);
  expect(missingOf(rows, tree({ "a.tsx": "", "a.spec.ts": "" }))).toEqual([
    "Routes: `/offers`: a.spec.ts has no test “loads five”",
  ]);
});
