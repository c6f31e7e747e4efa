import { expect, test } from "vitest";
import { csvNameOf } from "./csv.ts";

test("a file is named after what it holds and its day, without what no system takes", () => {
  expect(csvNameOf({ name: "しずく 12月発売 候補", day: "2026-11-25" })).toBe(
    "tomoru-しずく 12月発売 候補-20261125.csv",
  );
  expect(csvNameOf({ name: '../a\r\n"b"\u202e', day: "2026-11-25" })).toBe("tomoru-.._a_b_-20261125.csv");
});
