import { expect, test } from "vitest";
import {
  type AccountFacts,
  type CreatorFacts,
  foundAccountOf,
  hiddenReasonOf,
  isFound,
} from "./findable.rules.ts";

const now = new Date("2026-11-23T03:00:00Z");
const day = 86_400_000;
const creator: CreatorFacts = {
  influencerId: "0193-…",
  isActive: true,
  isDiscoverable: true,
  creatorName: "ハナコ",
  bornOn: "2000-02-29",
  country: "JP",
  gender: "female",
  bio: "海と珈琲。",
  categories: [{ id: "travel", position: 4 }],
};
const account: AccountFacts = {
  platform: "instagram",
  handle: "hana_kurashi",
  displayName: "hana｜暮らし",
  isSandbox: false,
  hashtags: ["#スキンケア"],
  figures: null,
  readAt: new Date(now.getTime() - day),
};
const seen = { now, production: true };

test("an active, grown-up creator's linked account with fresh figures is found", () => {
  expect(isFound(creator, account, seen)).toBe(true);
});

test.each([
  ["is not active", { isActive: false }, {}],
  ["has hidden the accounts", { isDiscoverable: false }, {}],
  ["turns 18 tomorrow", { bornOn: "2008-11-24" }, {}],
  ["was never read", {}, { readAt: null }],
  ["was last read more than 30 days ago", {}, { readAt: new Date(now.getTime() - 30 * day - 1) }],
  ["is of a sandbox, in production", {}, { isSandbox: true }],
] as const)("who %s is not found", (_, changed, changedAccount) => {
  expect(isFound({ ...creator, ...changed }, { ...account, ...changedAccount }, seen)).toBe(false);
});

test.each([
  ["turns 18 today in Japan", { bornOn: "2008-11-23" }, {}, true],
  ["says no date of birth", { bornOn: null }, {}, true],
  ["was read 30 days ago", {}, { readAt: new Date(now.getTime() - 30 * day) }, true],
  ["is of a sandbox, outside production", {}, { isSandbox: true }, false],
] as const)("who %s is found", (_, changed, changedAccount, production) => {
  const found = isFound({ ...creator, ...changed }, { ...account, ...changedAccount }, { now, production });
  expect(found).toBe(true);
});

test("the reason comes in the order of what is to be done first", () => {
  expect(hiddenReasonOf({ ...creator, bornOn: "2010-01-01" }, [], seen)).toBe("notLinked");
  expect(hiddenReasonOf(creator, [{ ...account, isSandbox: true }], seen)).toBe("sandbox");
  expect(hiddenReasonOf({ ...creator, bornOn: "2010-01-01" }, [account], seen)).toBe("under18");
  expect(hiddenReasonOf({ ...creator, isDiscoverable: false }, [account], seen)).toBeNull();
});

test("a sandbox's account hides nothing of one that is real", () => {
  expect(hiddenReasonOf(creator, [{ ...account, isSandbox: true }, account], seen)).toBeNull();
});

test("what is known of the figures is searched by, and what somebody has not written leaves no gap", () => {
  const figures = {
    ...{ followers: 12_000, medianViews: 3400, engagement: 0.034, prShare: 0.25, postsPerWeek: 2 },
    ...{ price: null, lastPostOn: "2026-11-20", growth30Days: null, recentViews: [] },
  };
  const row = foundAccountOf({ ...creator, creatorName: null, bio: null }, { ...account, figures }, now);
  expect(row).toMatchObject({ followers: 12_000, medianViews: 3400, engagement: 0.034, prShare: 0.25 });
  expect(row.body).toBe("hana_kurashi hana|暮らし #すきんけあ");
});

test("words are searched in handle, names, bio and hashtags, folded; unknown figures sort last", () => {
  const row = foundAccountOf(creator, account, now);
  expect(row.body).toBe("hana_kurashi hana|暮らし はなこ 海と珈琲。 #すきんけあ");
  expect(row).toMatchObject({
    followers: -1,
    medianViews: -1,
    priceYen: 2_147_483_647,
    lastPostOn: "0001-01-01",
  });
  expect(row).toMatchObject({ country: 392, gender: 2, categories: [4], bornOn: "2000-02-29" });
});
