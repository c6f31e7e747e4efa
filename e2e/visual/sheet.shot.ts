import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { locales } from "@tomoru/contract/fields";
import { test } from "../support/test.ts";
import { type Look, looks, windows } from "./look.ts";
import { pictureName } from "./picture.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, show, stage } from "./stage.ts";

const folder = process.env.SHOTS_DIR ?? join(import.meta.dirname, "../../node_modules/.cache/shots");

test.use({ ...quiet, deviceScaleFactor: 2 });

test("the order of the scenes", () => {
  mkdirSync(folder, { recursive: true });
  const rows = scenes.map((scene) => ({
    name: scene.name,
    pictures: locales.flatMap((locale) =>
      looksOf(scene.sizes).map((look) => ({ locale, ...look, file: pictureName(scene, locale, look) })),
    ),
  }));
  writeFileSync(join(folder, "scenes.json"), JSON.stringify(rows));
});

for (const locale of locales) {
  for (const scene of scenes) {
    test(`${scene.name} in ${locale}`, async ({ page, context }) => {
      await stage({ page, context, scene, locale });
      for (const look of looksOf(scene.sizes)) {
        await show(page, look);
        if (process.env.SHOTS_OF !== "window") await grow(page, look);
        const path = join(folder, pictureName(scene, locale, look));
        await page.screenshot({ path, animations: "disabled" });
      }
    });
  }
}

function looksOf(sizes: readonly string[] | undefined): readonly Look[] {
  return looks.filter(({ size }) => sizes?.includes(size) ?? true);
}

/** A viewport as tall as the page: a full-page picture would show sticky elements in its middle. */
async function grow(page: Page, { size }: Look): Promise<void> {
  const { width, height } = windows[size];
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}
