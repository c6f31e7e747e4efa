import { expect } from "@playwright/test";
import { locales } from "@tomoru/contract/fields";
import { inspect } from "./inspect.ts";
import { test } from "./kept-page.ts";
import { sizes } from "./look.ts";
import { comparePictures } from "./picture.ts";
import type { Scene } from "./scene.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, show, stage } from "./stage.ts";
import { judgeTabOrder, tabOrderOf } from "./tab-order.ts";

test.use(quiet);

const isLoading = ({ state }: Scene) => state === "loading";

test.describe(() => {
  for (const scene of scenes.filter((one) => !isLoading(one))) see(scene);
});

test.describe(() => {
  test.use({ clock: "going" });
  for (const scene of scenes.filter(isLoading)) see(scene);
});

function see(scene: Scene): void {
  test(`${scene.name} is whole, readable and named in every look, and each stop by Tab in order and in sight`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    // In one page after the other: a second document of the site loads in half the time.
    for (const locale of localesOf(scene)) {
      const unexpected = await stage({ page, context, scene, locale });
      expect.soft(unexpected, `calls without an answer in ${locale}`).toEqual([]);
      await comparePictures({ page, browser, scene, locale });
      expect.soft(await inspect({ page, scene, locale }), `${scene.name} in ${locale}`).toEqual([]);
      if (scene.state !== "loaded" || locale !== "ja") continue;
      for (const size of sizes) {
        await show(page, { size, theme: "light" });
        const stops = await tabOrderOf(page);
        expect.soft(stops[0]?.where, size).toContain("本文へ移動");
        expect.soft(judgeTabOrder(stops), size).toEqual([]);
      }
    }
  });
}

/** A skeleton has no words but its page's heading and two notes that all pages share; its page is seen in English. */
function localesOf(scene: Scene) {
  return isLoading(scene) ? (["ja"] as const) : locales;
}
