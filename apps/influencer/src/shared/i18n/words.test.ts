import { words } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  ["../../**/*.{ts,tsx}", "../../../../../packages/{web,web-auth}/src/**/*.{ts,tsx}", "!**/*.test.{ts,tsx}"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const code = Object.values(sources).join("\n");

/** Read by its name (`.key`, `{ key } =`), or reached by a variable through a group around it (`group[key]`, `...group`). */
function isUsed(path: string[]): boolean {
  const key = path.at(-1) ?? "";
  const byName = new RegExp(`\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = `);
  const byVariable = path
    .slice(1, -1)
    .some((group) => new RegExp(`\\b${group}\\[|\\.\\.\\.${group}\\b`).test(code));
  const asPage = path.length === 2 && code.includes(`"${key}"`);
  return byName.test(code) || byVariable || asPage;
}

function paths(node: object, path: string[] = []): string[][] {
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === "object" ? paths(child, [...path, key]) : [[...path, key]],
  );
}

test("every word of the dictionaries is on some screen", () => {
  const { codes: _readAsAWhole, ...named } = words;
  const unused = paths(named).filter((path) => !isUsed(path));
  expect(unused.map((path) => path.join("."))).toEqual([]);
});
