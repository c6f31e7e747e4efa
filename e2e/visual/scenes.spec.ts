import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { locales } from "@tomoru/contract/fields";
import { type Page, paths } from "@tomoru/influencer/paths";
import { picturedLooks, pictureFolder, pictureName } from "./picture.ts";
import { scenes } from "./scenes/all.ts";
import { titleOf } from "./titles.ts";

/** All snapshots together: every clone has them, in each version. */
const mostBytes = 4_000_000;

/** Still without one: the list only gets shorter. */
const withoutScene: readonly Page[] = [
  "campaigns",
  "campaign",
  "applications",
  "deals",
  "tax",
  "payment",
  "paymentStatement",
];

test("every page of the contract has a scene", () => {
  const shown = new Set(scenes.map(({ page }) => page));
  const missing = (Object.keys(paths) as Page[]).filter((page) => !shown.has(page));
  expect(missing.toSorted()).toEqual(withoutScene.toSorted());
  expect(shown).toContain("notFound");
});

test("no two scenes share a name", () => {
  const names = scenes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

for (const locale of locales) {
  test(`no two pages share a title in ${locale}`, () => {
    const byTitle = Map.groupBy(
      scenes.filter(({ state }) => state === "loaded"),
      (scene) => titleOf(scene, locale),
    );
    const shared = [...byTitle].filter(([, same]) => new Set(same.map(({ page }) => page)).size > 1);
    expect(shared.map(([title]) => title)).toEqual([]);
  });
}

test("each pictured look has its picture, each picture its look, and together they stay small", () => {
  const wanted = locales.flatMap((locale) =>
    scenes.flatMap((scene) => picturedLooks(scene, locale).map((look) => pictureName(scene, locale, look))),
  );
  const there = readdirSync(pictureFolder).filter((name) => name.endsWith(".png"));
  expect(there.toSorted()).toEqual(wanted.toSorted());
  const bytes = there.map((name) => statSync(join(pictureFolder, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
});
