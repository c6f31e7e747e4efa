// The same searches as the product makes them, and as others would: one table, ILIKE, ORDER BY, OFFSET.

import { findPage } from "../../apps/api/src/features/discovery/search/search.repository.ts";
import { foldWords } from "../../apps/api/src/features/discovery/search/search-words.rules.ts";

/**
 * @typedef {object} Asked
 * @property {string[]} [words]
 * @property {number[]} [categories]
 * @property {[number | null, number | null]} [followers]
 * @property {[number | null, number | null]} [views]
 * @property {[number | null, number | null]} [engagement]
 * @property {[number | null, number | null]} [price]
 * @property {[number | null, number | null]} [prShare]
 * @property {[number, number]} [age]
 * @property {number} [lastPostDays]
 * @property {number} [country]
 * @property {number} [gender]
 * @property {"followers" | "medianViews" | "engagement" | "price" | "lastPost"} [sort]
 */

const open = { min: null, max: null };
/** @param {[number | null, number | null] | undefined} pair */
const range = (pair) => (pair ? { min: pair[0], max: pair[1] } : open);
/** @param {number} days */
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** @param {[number, number]} age */
const bornIn = ([from, to]) => ({ min: daysAgo((to + 1) * 365.25), max: daysAgo(from * 365.25) });

/** @param {Asked} asked @returns {import("../../apps/api/src/features/discovery/search/search.rules.ts").Search} */
export function searchOf({
  words = [],
  categories = [],
  age,
  lastPostDays,
  country,
  gender,
  sort,
  ...ranges
}) {
  return {
    platform: "instagram",
    sort: sort ?? "followers",
    after: null,
    filters: {
      words: words.map(foldWords),
      categories,
      followers: range(ranges.followers),
      medianViews: range(ranges.views),
      engagement: range(ranges.engagement),
      price: range(ranges.price),
      prShare: range(ranges.prShare),
      lastPost: lastPostDays === undefined ? open : { min: daysAgo(lastPostDays), max: null },
      born: age ? [bornIn(age)] : null,
      country: country ?? null,
      gender: gender ?? null,
    },
  };
}

/** 25 of them: one more than a page shows. */
export const most = 25;

/** @param {import("kysely").Kysely<any>} db @param {Asked} asked */
export function ours(db, asked) {
  return findPage(/** @type {never} */ (db), { search: searchOf(asked), most });
}

const columns = {
  followers: "followers desc",
  medianViews: "median_views desc",
  engagement: "engagement desc",
  price: "price_yen",
  lastPost: "last_post_on desc",
};

/** The query as most would write it. @param {string} table @param {Asked} asked @param {number} offset */
export function plainStatement(table, asked, offset = 0) {
  /** @type {unknown[]} */
  const values = [];
  const put = (/** @type {unknown} */ value) => `$${values.push(value)}`;
  const where = ["platform = 'instagram'"];
  for (const [column, pair] of Object.entries({
    followers: asked.followers,
    median_views: asked.views,
    engagement: asked.engagement,
    price_yen: asked.price,
    pr_share: asked.prShare,
  })) {
    const [min = null, max = null] = pair ?? [];
    if (min !== null) where.push(`${column} >= ${put(min)}`);
    if (max !== null) where.push(`${column} <= ${put(max)}`);
  }
  if (asked.categories) where.push(`categories && ${put(asked.categories)}::int[]`);
  if (asked.country !== undefined) where.push(`country = ${put(asked.country)}`);
  if (asked.gender !== undefined) where.push(`gender = ${put(asked.gender)}`);
  if (asked.lastPostDays !== undefined) where.push(`last_post_on >= ${put(daysAgo(asked.lastPostDays))}`);
  if (asked.age) {
    const { min, max } = bornIn(asked.age);
    where.push(`born_on >= ${put(min)}`, `born_on <= ${put(max)}`);
  }
  for (const word of (asked.words ?? []).map(foldWords))
    where.push(`texts ilike ${put(`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`)}`);
  const order = columns[asked.sort ?? "followers"];
  const text = `select id from ${table} where ${where.join(" and ")} order by ${order} limit ${most} offset ${offset}`;
  return { text, values };
}
