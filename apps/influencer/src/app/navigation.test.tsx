import { words } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { pageViews } from "./lazy-pages.tsx";
import { navigation } from "./navigation.tsx";
import { type Page, paths } from "./paths.ts";

const inside = (Object.keys(paths) as Page[]).filter((page) => pageViews[page].access === "signedIn");

test.each(inside)("%s lights one entry of the menu", (here) => {
  const entries = navigation({ here, pendingOffers: 0, arrivals: 0, words: words.navigation });
  expect(entries.filter(({ current }) => current)).toHaveLength(1);
});

test("the pages of an offer light the offers, those of an account the settings, and no page nothing", () => {
  const lit = (here: Page | undefined) =>
    navigation({ here, pendingOffers: 0, arrivals: 0, words: words.navigation })
      .filter(({ current }) => current)
      .map(({ key }) => key);
  expect([
    lit("offer"),
    lit("deals"),
    lit("deal"),
    lit("bankAccount"),
    lit("inquiry"),
    lit(undefined),
  ]).toEqual([["offers"], ["offers"], ["offers"], ["settings"], ["settings"], []]);
});
