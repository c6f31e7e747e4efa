import { SelectionBar } from "@tomoru/ui/data/selection-bar";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../site.ts";
import { SaidWithUndo } from "./said-with-undo.tsx";

startSite(site);

/** A page of results with a bar for those chosen, which rests above what follows once one has scrolled to the end. */
function Results() {
  return (
    <TestData>
      <style>{":root { --top-bar: 56px; --bottom-bar: 60px; }"}</style>
      <SaidWithUndo text="「しずく 候補」を保存しました" onUndo={() => undefined} onClose={() => undefined} />
      <div>
        <div style={{ blockSize: 1200 }}>412人</div>
        <SelectionBar label="選択中" count="2人を選択中" sum="推定の合計 ¥795万〜1,345万">
          <div data-note="">
            2人を「冬の新作クッキー缶の候補（東京・関東のクリエイター・第2弾）」に追加しました
          </div>
          {["比べる", "解除", "リストに追加", "相談する"].map((name) => (
            <button key={name} type="button" style={{ blockSize: 44 }}>
              {name}
            </button>
          ))}
        </SelectionBar>
      </div>
      <footer style={{ blockSize: 70 }}>利用規約</footer>
    </TestData>
  );
}

test.each([
  [390, 844],
  [1440, 900],
])("what was just done and the bar of a selection are both in sight (%i × %i)", async (width, height) => {
  await page.viewport(width, height);
  await startLanguage();
  await loadSignedInWords();
  const screen = await render(<Results />);
  const said = screen.getByRole("button", { name: "元に戻す" });
  const bar = screen.getByRole("region", { name: "選択中" });
  await expect.element(said).toBeVisible();
  for (const top of [0, 10_000]) {
    scrollTo({ top, behavior: "instant" });
    const above = (said.element().parentElement as HTMLElement).getBoundingClientRect();
    const below = bar.element().getBoundingClientRect();
    expect(above.top).toBeGreaterThanOrEqual(0);
    expect(below.bottom).toBeLessThanOrEqual(height);
    expect(above.bottom).toBeLessThanOrEqual(below.top);
  }
});
