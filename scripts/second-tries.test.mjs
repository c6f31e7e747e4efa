import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

/** Files that send without `useOneAtATime` or a form of `useForm`, and what keeps a second press from sending twice there. */
const otherwise = new Map([
  [
    "apps/influencer/src/features/social/components/discovery-switch.tsx",
    "the last choice holds, however often",
  ],
  ["apps/influencer/src/features/social/use-connect.ts", "nothing while it leaves for a platform"],
  ["apps/company/src/features/billing/use-card-return.ts", "no press: once for each way back"],
]);

const sources = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.|\.testing\./.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, "utf8") }))
  .flatMap(({ path, text }) => {
    const kept = [...text.matchAll(/\[\w+, (set\w+)\] = useState<[^>(]*\b(?:Call|Api)Failure\b/g)];
    return kept.length > 0 ? [{ path, text, setters: kept.map(([, setter = ""]) => setter) }] : [];
  });

test("there are screens that keep a failure", () => {
  expect(sources.length).toBeGreaterThan(10);
});

test.each(sources)("$path shows no earlier failure at the next try", ({ text, setters }) => {
  for (const setter of setters) expect(text).toMatch(new RegExp(`\\b${setter}\\((null|undefined)\\)`));
});

test.each(sources)("$path sends once by two presses", ({ path, text }) => {
  expect(/\buse(OneAtATime|Form)\b/.test(text) || otherwise.has(path)).toBe(true);
});
