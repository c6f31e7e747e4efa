import { expect, test } from "vitest";
import { getMigrations, statementsOf } from "./migrate.ts";

test("a file is cut into its statements and comments fall away", () => {
  const text =
    "-- why; and more\ncreate table a (\n  -- a column; with a semicolon\n  b text default ';'\n);\n\ninsert into a values ('x');\n";
  expect(statementsOf(text)).toEqual([
    "create table a (\n\n  b text default ';'\n)",
    "insert into a values ('x')",
  ]);
});

test("the steps run in the order of their numbers, without a gap", async () => {
  const numbers = Object.keys(await getMigrations()).map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
