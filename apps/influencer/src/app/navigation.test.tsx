import { words } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { pageViews } from "./lazy-pages.tsx";
import { navigation } from "./navigation.tsx";
import { type Page, paths } from "./paths.ts";

const inside = (Object.keys(paths) as Page[]).filter((page) => pageViews[page].access === "signedIn");

test.each(inside)("%s lights one entry of the menu", (here) => {
  const entries = navigation({
    here,
    pendingOffers: 0,
    waitingDeals: 0,
    arrivals: 0,
    words: words.navigation,
  });
  expect(entries.filter(({ current }) => current)).toHaveLength(1);
});

test("the pages of an offer light the offers, those of an account the settings, and no page nothing", () => {
  const lit = (here: Page | undefined) =>
    navigation({ here, pendingOffers: 0, waitingDeals: 0, arrivals: 0, words: words.navigation })
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

test("the badge counts offers that wait and deals on one's turn together, and says which is which", () => {
  const offers = (pendingOffers: number, waitingDeals: number) => {
    const entries = navigation({
      here: "home",
      pendingOffers,
      waitingDeals,
      arrivals: 0,
      words: words.navigation,
    });
    const entry = entries.find(({ key }) => key === "offers");
    return [entry?.badge, entry?.accessibleName];
  };
  expect([offers(0, 0), offers(2, 0), offers(0, 1), offers(2, 1)]).toEqual([
    [undefined, undefined],
    [2, "オファー、未回答2件"],
    [1, "オファー、あなたの番の取引1件"],
    [3, "オファー、未回答2件、あなたの番の取引1件"],
  ]);
});
