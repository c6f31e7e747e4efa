// A search as a browser asks for it.

const categoryIds = [
  "",
  "beauty",
  "fashion",
  "food",
  "travel",
  "fitness",
  "parenting",
  "pets",
  "home",
  "technology",
  "games",
  "music",
  "books",
  "outdoors",
  "education",
  "art",
  "vehicles",
];
const genders = ["", "male", "female", "other"];

/** @param {import("./search-contenders.mjs").Asked} asked */
export function queryOf(asked) {
  const query = new URLSearchParams({ platform: "instagram", sort: asked.sort ?? "followers" });
  if (asked.words) query.set("q", asked.words.join(" "));
  if (asked.categories)
    query.set("category", asked.categories.map((position) => categoryIds[position]).join(","));
  const ranges = {
    followers: asked.followers,
    medianViews: asked.views,
    engagement: asked.engagement,
    price: asked.price,
    prShare: asked.prShare,
  };
  for (const [name, pair] of Object.entries(ranges)) {
    const [min = null, max = null] = pair ?? [];
    if (min !== null) query.set(`${name}Min`, String(min));
    if (max !== null) query.set(`${name}Max`, String(max));
  }
  if (asked.country) query.set("country", "JP");
  if (asked.gender) query.set("gender", genders[asked.gender] ?? "");
  if (asked.lastPostDays) query.set("lastPostDays", String(asked.lastPostDays));
  if (asked.age) query.set("ageBand", asked.age[0] < 25 ? "18-24,25-34" : "25-34");
  return query.toString();
}
