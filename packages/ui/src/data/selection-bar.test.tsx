import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../testing/render.ts";
import { SelectionBar } from "./selection-bar.tsx";

test.each([1440, 1024, 390])(
  "what became of a press leaves words and buttons whole (%i wide)",
  async (width) => {
    await page.viewport(width, 900);
    render(
      // As wide as the column of results.
      <div style={{ inlineSize: "min(100%, 700px)" }}>
        <SelectionBar label="選択中" count="2人を選択中" sum="推定の合計 ¥795万〜1,345万">
          <div data-note="">
            2人を「冬の新作クッキー缶の候補（東京・関東のクリエイター・第2弾）」に追加しました
          </div>
          {["比べる", "解除", "リストに追加", "相談する"].map((name) => (
            <button key={name} type="button">
              {name}
            </button>
          ))}
        </SelectionBar>
      </div>,
    );
    const bar = page.getByRole("region", { name: "選択中" }).element().getBoundingClientRect();
    const count = page.getByText("2人を選択中").element().getBoundingClientRect();
    expect(count.width).toBeGreaterThan(count.height);
    for (const button of page.getByRole("button").elements()) {
      const { left, right } = button.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(bar.left);
      expect(right).toBeLessThanOrEqual(bar.right);
    }
    expect(bar.right).toBeLessThanOrEqual(width);
  },
);
