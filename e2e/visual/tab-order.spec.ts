import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { sizes } from "./look.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, show, stage } from "./stage.ts";
import { judgeTabOrder, tabOrderOf } from "./tab-order.ts";

test.use(quiet);

for (const scene of scenes.filter(({ state }) => state === "loaded")) {
  test(`${scene.name} is walked through by Tab in its order, each stop in sight`, async ({
    page,
    context,
  }) => {
    test.slow();
    await stage({ page, context, scene, locale: "ja" });
    for (const size of sizes) {
      await show(page, { size, theme: "light" });
      const stops = await tabOrderOf(page);
      expect(stops[0]?.where, size).toContain("本文へ移動");
      expect(judgeTabOrder(stops), size).toEqual([]);
    }
  });
}
