import { expect, test } from "vitest";
import { csvNameOf, downloadList, downloadSearch } from "./csv.ts";

test("a file is named after what it holds and its day, without what no system takes", () => {
  expect(csvNameOf({ name: "しずく 12月発売 候補", day: "2026-11-25" })).toBe(
    "tomoru-しずく 12月発売 候補-20261125.csv",
  );
  expect(csvNameOf({ name: '../a\r\n"b"\u202e', day: "2026-11-25" })).toBe("tomoru-.._a_b_-20261125.csv");
});

test("a file's name is no longer than sixty characters, and has no space at its ends", () => {
  expect(csvNameOf({ name: ` ${"🌸".repeat(61)}`, day: "2026-11-25" })).toBe(
    `tomoru-${"🌸".repeat(60)}-20261125.csv`,
  );
});

test("what is downloaded is read as a table with a line of names", () => {
  for (const { file } of [downloadSearch, downloadList]) expect(file).toMatch(/^text\/csv;.*header=present$/);
});
