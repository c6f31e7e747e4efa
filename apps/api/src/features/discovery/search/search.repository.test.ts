import { type SearchSort, searchSorts } from "@tomoru/contract/company/discovery";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { mintOwnerId } from "../../../platform/owner.ts";
import { openTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { unknownDay, unknownFigure, unknownPriceYen } from "../cards/unknown-figures.rules.ts";
import { type FoundAccount, putFoundAccounts, removeFoundAccounts } from "./found-accounts.repository.ts";
import { findPage } from "./search.repository.ts";
import type { Range, SearchFilters, SearchPlace } from "./search.rules.ts";
import { countFound } from "./search-count.repository.ts";
import { type SearchBounds, searchBounds } from "./search-statement.repository.ts";
import { foldWords, gramsOf, wordsOf } from "./search-words.rules.ts";

const platform = "instagram";
const since = new Date("2026-11-01T00:00:00Z");

/** A generator with a seed: what fails once fails again. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const words = [
  "しずく",
  "スキンケア",
  "乾燥",
  "旅行",
  "朝の支度",
  "vlog",
  "猫",
  "東京カフェ",
  "筋トレ",
  "🍣",
  "50%off",
  "a_b'c",
];

function someAccounts(count: number): FoundAccount[] {
  const below = seeded(7);
  const orUnknown = (value: number) => (below(6) === 0 ? unknownFigure : value);
  return Array.from({ length: count }, () => ({
    influencerId: `${[8, 4, 4, 4, 12].map((size) => Array.from({ length: size }, () => below(16).toString(16)).join("")).join("-")}`,
    foundSince: since,
    categories: [below(20), below(20)],
    // Few values, so that very many are alike and the id decides.
    followers: orUnknown(below(40) * 1000),
    medianViews: orUnknown(below(30) * 100),
    engagement: orUnknown(below(900)),
    priceYen: below(6) === 0 ? unknownPriceYen : 5000 + below(50) * 1000,
    lastPostOn: below(6) === 0 ? unknownDay : `2026-1${below(2)}-${String(below(28) + 1).padStart(2, "0")}`,
    bornOn: below(4) === 0 ? null : `${1970 + below(38)}-06-15`,
    prShare: orUnknown(below(10_000)),
    country: below(5) === 0 ? null : ([392, 840, 410][below(3)] ?? 392),
    gender: below(5) === 0 ? null : below(3) + 1,
    body: foldWords(Array.from({ length: below(4) + 1 }, () => words[below(words.length)]).join(" ")),
  }));
}

const accounts = someAccounts(1200);
const open: Range<never> = { min: null, max: null };
const nothing: SearchFilters = {
  words: [],
  categories: [],
  followers: open,
  medianViews: open,
  engagement: open,
  price: open,
  prShare: open,
  lastPost: open,
  born: null,
  country: null,
  gender: null,
};

/** What a search has to find, said a second time and in another language. */
function expected(sort: SearchSort, filters: SearchFilters): string[] {
  const within = (value: number, { min, max }: Range, isUnknown = value === unknownFigure) =>
    (min === null && max === null) || (!isUnknown && value >= (min ?? 0) && value <= (max ?? Infinity));
  const dayWithin = (day: string | null, { min, max }: Range<string>) =>
    day !== null && day !== unknownDay && day >= (min ?? "") && day <= (max ?? "9999");
  const fits = (account: FoundAccount) =>
    filters.words.every((word) => account.body.split(" ").some((part) => part.includes(word))) &&
    (filters.categories.length === 0 ||
      account.categories.some((each) => filters.categories.includes(each))) &&
    within(account.followers, filters.followers) &&
    within(account.medianViews, filters.medianViews) &&
    within(account.engagement, filters.engagement) &&
    within(account.priceYen, filters.price, account.priceYen === unknownPriceYen) &&
    within(account.prShare, filters.prShare) &&
    (filters.lastPost === open || dayWithin(account.lastPostOn, filters.lastPost)) &&
    (filters.born === null || filters.born.some((band) => dayWithin(account.bornOn, band))) &&
    (filters.country === null || account.country === filters.country) &&
    (filters.gender === null || account.gender === filters.gender);
  const keys = {
    followers: "followers",
    medianViews: "medianViews",
    engagement: "engagement",
    price: "priceYen",
    lastPost: "lastPostOn",
  } as const;
  const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);
  const upwards = (one: FoundAccount, other: FoundAccount) =>
    compare(one[keys[sort]], other[keys[sort]]) || compare(one.influencerId, other.influencerId);
  const sorted = accounts
    .filter(fits)
    .toSorted(upwards)
    .map(({ influencerId }) => influencerId);
  return sort === "price" ? sorted : sorted.toReversed();
}

const searches: [string, Partial<SearchFilters>][] = [
  ["nothing", {}],
  ["a category", { categories: [3] }],
  [
    "any of three categories with followers",
    { categories: [1, 4, 19], followers: { min: 10_000, max: 30_000 } },
  ],
  ["followers and engagement", { followers: { min: 5000, max: null }, engagement: { min: 300, max: null } }],
  ["only an upper end, which drops the unknown", { medianViews: { min: null, max: 1500 } }],
  [
    "a price, and when they posted",
    { price: { min: 10_000, max: 40_000 }, lastPost: { min: "2026-11-10", max: null } },
  ],
  ["a price's lower end alone", { price: { min: 20_000, max: null } }],
  [
    "gender and two age bands",
    {
      gender: 2,
      born: [
        { min: "1980-01-01", max: "1985-12-31" },
        { min: null, max: "1972-12-31" },
      ],
    },
  ],
  ["country and PR share", { country: 392, prShare: { min: null, max: 3000 } }],
  ["a word of three", { words: wordsOf("しずく") }],
  ["a word of two", { words: wordsOf("乾燥") }],
  ["a word of one", { words: wordsOf("猫") }],
  ["an emoji", { words: wordsOf("🍣") }],
  ["the other kana, and the other width", { words: wordsOf("すきんケア ＶＬＯＧ") }],
  ["two words, one inside another", { words: wordsOf("カフェ 京") }],
  ["a word nobody has", { words: wordsOf("存在しない") }],
  ["pairs that stand apart", { words: wordsOf("支度の朝") }],
  ["what SQL and patterns are made of", { words: wordsOf("50% '") }],
  [
    "a word with narrow filters",
    { words: wordsOf("旅行"), gender: 1, followers: { min: 20_000, max: null } },
  ],
  [
    "all at once",
    {
      words: wordsOf("し"),
      categories: [2, 5, 8],
      country: 392,
      price: { min: null, max: 50_000 },
      engagement: { min: 1, max: null },
    },
  ],
];
/** As in production, and so small that every way of the search is gone: by the walk, the pass, the hits and their texts. */
const everyBound: [string, SearchBounds][] = [
  ["the real bounds", searchBounds],
  ["a short walk", { walk: 30, texts: 30, hits: 2000 }],
  ["few texts and hits", { walk: 40, texts: 5, hits: 10 }],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  await putFoundAccounts(database.db, { platform, accounts });
});
afterAll(() => database.close());

async function pageThrough(
  sort: SearchSort,
  filters: SearchFilters,
  bounds: SearchBounds,
): Promise<string[]> {
  const found: string[] = [];
  let after: SearchPlace | null = null;
  for (let page = 0; page < 2000; page++) {
    const search = { platform, sort, filters, after } as const;
    const { rows, cutAt } = await findPage(database.db, { search, most: 25, bounds });
    found.push(...rows.slice(0, 24).map(({ id }) => id));
    after = rows.length === 25 ? (rows[23] ?? null) : cutAt;
    if (after === null) return found;
  }
  throw new Error("the pages do not come to an end");
}

describe.each(everyBound)("with %s", (_, bounds) => {
  test.each(searches)("%s is found whole, in order, page by page", async (_name, filters) => {
    for (const sort of searchSorts) {
      const whole = { ...nothing, ...filters };
      expect(await pageThrough(sort, whole, bounds), sort).toEqual(expected(sort, whole));
    }
  });
});

test.each(searches)("%s is counted", async (_name, filters) => {
  const whole = { ...nothing, ...filters };
  const { length } = expected("followers", whole);
  const search = { platform, sort: "followers", filters: whole, after: null } as const;
  expect(await countFound(database.db, { search, most: 1000 })).toEqual({
    value: Math.min(length, 1000),
    isAtLeast: length > 1000,
  });
});

test("a count of words that too many have says at least, unless few fit the filters", async () => {
  const filters = { ...nothing, words: wordsOf("し"), gender: 2 };
  const search = { platform, sort: "followers", filters, after: null } as const;
  const count = (bounds: Partial<SearchBounds>) =>
    countFound(database.db, { search, most: 1000, bounds: { ...searchBounds, hits: 10, ...bounds } });
  const { value, isAtLeast } = await count({ walk: 30 });
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThanOrEqual(11);
  expect(isAtLeast).toBe(true);
  const { length } = expected("followers", filters);
  expect(await count({})).toEqual({ value: length, isAtLeast: false });
});

test("a platform's accounts are found on it alone", async () => {
  const search = { platform: "tiktok", sort: "followers", filters: nothing, after: null } as const;
  expect(await findPage(database.db, { search, most: 25 })).toEqual({ rows: [], cutAt: null });
});

test("new figures move an account, new texts change its words, and who is removed is not found", async () => {
  const account: FoundAccount = {
    ...(accounts[0] as FoundAccount),
    influencerId: "ffffffff-ffff-4fff-8fff-ffffffffffff",
    body: "はじめて",
  };
  const put = (changed: Partial<FoundAccount>) =>
    putFoundAccounts(database.db, { platform: "youtube", accounts: [{ ...account, ...changed }] });
  const find = async (filters: Partial<SearchFilters>) => {
    const search = {
      platform: "youtube",
      sort: "followers",
      filters: { ...nothing, ...filters },
      after: null,
    } as const;
    const { rows } = await findPage(database.db, { search, most: 25 });
    return rows.map(({ value }) => value);
  };
  await put({ followers: 10 });
  await put({ followers: 20, body: "あたらしい" });
  expect(await find({})).toEqual(["20"]);
  expect(await find({ words: ["はじめて"] })).toEqual([]);
  expect(await find({ words: ["あたらしい"] })).toEqual(["20"]);
  await removeFoundAccounts(database.db, { ownerId: mintOwnerId(account.influencerId) });
  expect(await find({})).toEqual([]);
  expect(await find({ words: ["あたらしい"] })).toEqual([]);
});

test("words are folded, and their grams are characters and pairs", () => {
  expect(wordsOf("  ｶﾀｶﾅ　ＡＢＣ らーめん カタカナ ")).toEqual(["かたかな", "abc", "らーめん"]);
  expect(wordsOf(" \u3000 ")).toEqual([]);
  expect(gramsOf(["猫", "しずく", "🍣🍺"])).toEqual(["猫", "しず", "ずく", "🍣🍺"]);
});
