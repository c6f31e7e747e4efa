import { expect, test } from "vitest";
import { captionWithLabel } from "./label-fix.ts";

test.each([
  ["missing", "しずくの化粧水、とてもよかったです"],
  ["among other tags", "#コスメ #美容 #PR"],
  ["after the fold", `${"あ".repeat(122)} #PR`],
  ["in English", "#ad しずくの化粧水を使いました"],
])("a caption whose label is %s is clear with it on a line of its own in front", (_, caption) => {
  expect(captionWithLabel({ platform: "instagram", caption })).toBe(`#PR\n${caption}`);
});

test("a clear caption needs nothing, and one that denies it is not put right by a label", () => {
  expect(captionWithLabel({ platform: "tiktok", caption: "#PR 踊ってみた" })).toBeNull();
  expect(captionWithLabel({ platform: "tiktok", caption: "これは広告ではありません" })).toBeNull();
});

test("the label is the one that was agreed, and the caption stays within its length", () => {
  expect(captionWithLabel({ platform: "youtube", caption: "走ります" }, "#広告")).toBe("#広告\n走ります");
  expect(captionWithLabel({ platform: "youtube", caption: "あ".repeat(4996) })).toHaveLength(5000);
  expect(captionWithLabel({ platform: "youtube", caption: "あ".repeat(4997) })).toBeNull();
  expect(captionWithLabel({ platform: "youtube", caption: "\n\n走ります\n" })).toBe("#PR\n走ります\n");
});
