import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@tomoru/contract/fields";
import { test } from "../support/test.ts";
import { drawnWith, picturedLooks, pictureFolder, pictureName, takePicture } from "./picture.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, show, stage } from "./stage.ts";

test.use(quiet);

test("what the pictures are made with", async ({ browser }) => {
  writeFileSync(join(pictureFolder, "made-with.json"), `${JSON.stringify(drawnWith(browser), null, 2)}\n`);
});

for (const locale of locales) {
  for (const scene of scenes.filter((one) => picturedLooks(one, locale).length > 0)) {
    test(`${scene.name} in ${locale}`, async ({ page, context }) => {
      await stage({ page, context, scene, locale });
      for (const look of picturedLooks(scene, locale)) {
        await show(page, look);
        writeFileSync(join(pictureFolder, pictureName(scene, locale, look)), await takePicture(page));
      }
    });
  }
}
