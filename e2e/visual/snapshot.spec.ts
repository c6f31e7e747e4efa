import { expect } from "@playwright/test";
import { locales } from "@tomoru/contract/fields";
import { test } from "../support/test.ts";
import { inspect } from "./inspect.ts";
import { comparePictures } from "./picture.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, stage } from "./stage.ts";

test.use(quiet);

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    for (const scene of scenes) {
      test(`${scene.name} is whole, readable and named in every look`, async ({ page, context, browser }) => {
        test.slow();
        const unexpected = await stage({ page, context, scene, locale });
        expect.soft(unexpected, "calls without an answer").toEqual([]);
        await comparePictures({ page, browser, scene, locale });
        expect(await inspect({ page, scene, locale }), `${scene.name} in ${locale}`).toEqual([]);
      });
    }
  });
}
