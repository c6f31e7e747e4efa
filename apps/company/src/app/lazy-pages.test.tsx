import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { beforeAll, expect, test } from "vitest";
import { site } from "../shared/site.ts";
import { pageViews } from "./lazy-pages.tsx";
import { type Page, paths } from "./paths.ts";

beforeAll(async () => {
  startSite(site);
  await startLanguage();
});

test.each(Object.keys(paths) as Page[])("%s is in the file of its name, or named", async (page) => {
  await pageViews[page].preload("ja");
  expect(pageViews[page].isHere()).toBe(true);
});
