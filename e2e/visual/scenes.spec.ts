import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { paths as companyPaths } from "@tomoru/company/paths";
import { locales } from "@tomoru/contract/fields";
import { paths } from "@tomoru/influencer/paths";
import { picturedLooks, pictureFolder, pictureName } from "./picture.ts";
import { type Scene, type SiteName, siteOf } from "./scene.ts";
import { scenes } from "./scenes/all.ts";
import { titleOf } from "./titles.ts";

/** All pictures of both sites together, which is what git grows by when all are taken anew. */
const mostBytes = 999_999;

/** Two addresses of one page to whoever reads its title: a member's and a visitor's, with the link and after it. */
const titledAlike: Partial<Record<string, string>> = { visitorCreators: "creators", invited: "invitation" };
const asOne = (page: string) => titledAlike[page] ?? page;

test("every page of the contract has a scene", () => {
  expect(missingOf("influencer", paths)).toEqual([]);
  expect(missingOf("company", companyPaths)).toEqual([]);
});

function missingOf(site: SiteName, of: object): string[] {
  const shown = new Set<string>(scenes.filter((scene) => siteOf(scene) === site).map(({ page }) => page));
  return [...Object.keys(of), "notFound"].filter((page) => !shown.has(page)).toSorted();
}

test("every page has a picture", () => {
  const pageOf = (scene: Scene) => `${siteOf(scene)}: ${scene.page}`;
  const pictured = new Set(scenes.filter((one) => picturedLooks(one, "ja").length > 0).map(pageOf));
  expect(scenes.map(pageOf).filter((page) => !pictured.has(page))).toEqual([]);
});

test("no two scenes share a name", () => {
  const names = scenes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const strangers = scenes.filter(
    (scene) => scene.name.startsWith("company-") !== (scene.site === "company"),
  );
  expect(strangers.map(({ name }) => name)).toEqual([]);
});

for (const locale of locales) {
  test(`no two pages share a title in ${locale}`, () => {
    const byTitle = Map.groupBy(
      scenes.filter(({ state }) => state === "loaded"),
      (scene) => `${siteOf(scene)}: ${titleOf(scene, locale)}`,
    );
    const shared = [...byTitle].filter(([, same]) => new Set(same.map(({ page }) => asOne(page))).size > 1);
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
