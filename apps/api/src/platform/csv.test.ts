import { expect, test } from "vitest";
import { csvLine, lineCell, plainCell, textCell } from "./csv.ts";

test("what a spreadsheet takes for a formula has an apostrophe in front, also behind spaces and in its wide form", () => {
  for (const begin of ["=", "+", "-", "@", "＝", "＋", "－", "＠", "  =", "\u3000@"])
    expect(textCell(`${begin}1`)).toBe(`"'${begin}1"`);
  for (const begin of ["\t", "\r", "\u0000"]) expect(lineCell(`${begin}=1`)).toMatch(/^"'/);
  for (const plain of ["水野", "a=1", "1-1", ""]) expect(lineCell(plain)).toBe(`"${plain}"`);
});

test("a text stays on one line, in one direction, and its quotes are doubled", () => {
  expect(lineCell('一行目\r\n二行目\u2028"三"\t四')).toBe('"一行目 二行目 ""三"" 四"');
  expect(lineCell("a\u202egpj\u2069b\u0007")).toBe('"agpjb"');
  expect(lineCell("\u202e=1+1")).toBe('"\'=1+1"');
});

test("a number of ours stays one, below zero too, and nothing is empty", () => {
  expect(csvLine([plainCell(-2.5), plainCell(null), plainCell("2026-11-25")])).toBe(
    '"-2.5","","2026-11-25"\r\n',
  );
});
