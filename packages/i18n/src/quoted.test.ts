import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test("brackets within brackets are the inner ones", () => {
  expect(quoted("ハンドクリーム")).toBe("「ハンドクリーム」");
  expect(quoted("秋ブレンド「こもれび」")).toBe("「秋ブレンド『こもれび』」");
});
