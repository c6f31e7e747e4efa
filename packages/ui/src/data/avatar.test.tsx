import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Avatar } from "./avatar.tsx";

function drawn(name: string) {
  render(<Avatar name={name} />);
  const marks = document.querySelectorAll<HTMLElement>("[aria-hidden]");
  const mark = marks[marks.length - 1];
  return { text: mark?.textContent, look: mark?.className };
}

test("a name is drawn by its first letter, whole even where it takes several code units", () => {
  expect(drawn("佐伯 真帆").text).toBe("佐");
  expect(drawn("  mina").text).toBe("M");
  expect(drawn("👩‍🎤 Aoi").text).toBe("👩‍🎤");
  expect(drawn("か\u3099く").text).toBe("か\u3099");
  expect(drawn("e\u0301lan").text).toBe("E\u0301");
  expect(drawn("1️⃣ ichi").text).toBe("1️⃣");
  expect(drawn("株式会社みなと珈琲").text).toBe("み");
  expect(drawn("（株） 灯").text).toBe("灯");
  expect(drawn("株式会社").text).toBe("株");
  expect(drawn("").text).toBe("");
});

test("a name keeps its tint, and names do not all share one", () => {
  expect(drawn("佐伯 真帆")).toEqual(drawn("佐伯 真帆"));
  const looks = ["水野", "結城", "三浦", "小森", "白石", "浅野"].map((name) => drawn(name).look);
  expect(new Set(looks).size).toBeGreaterThan(2);
});
