// `npm run bench`: what the product promises about speed, measured in one run beside limits and rivals. `npm run bench offers paging`
// measures those sections alone. A whole run writes docs/performance.md. Exits with 1 on a miss.
import "../scripts/node24.mjs";
import { ensureSite } from "../scripts/site.mjs";

await ensureSite({ production: false });
const { measureCompanies } = await import("./bench/companies.mjs");
const { measureCopies } = await import("./bench/copies.mjs");
const { measureCrowd, measureSignIns } = await import("./bench/crowds.mjs");
const { measureDeals } = await import("./bench/deals.mjs");
const { measureMarket } = await import("./bench/market.mjs");
const { measureOffers } = await import("./bench/offers.mjs");
const { measurePaint } = await import("./bench/page-paint.mjs");
const { measureSignInPage } = await import("./bench/page-weight.mjs");
const { measurePaging } = await import("./bench/paging.mjs");
const { measurePayouts } = await import("./bench/payouts.mjs");
const { writePerformance } = await import("./bench/performance-page.mjs");
const { measureSearch } = await import("./bench/search.mjs");
const { measureStart } = await import("./bench/start-time.mjs");
const { measureTouches } = await import("./bench/touches.mjs");
const { makeWorld } = await import("./bench/world.mjs");

/** @type {Record<string, (world: import("./bench/world.mjs").World) => Promise<import("./bench/row.mjs").Row[]>>} */
const onDatabase = {
  offers: measureOffers,
  paging: measurePaging,
  crowd: measureCrowd,
  "sign-in": measureSignIns,
  copies: measureCopies,
  start: measureStart,
};
const known = ["page", "search", "payouts", "market", "companies", "deals", ...Object.keys(onDatabase)];
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(", ")}; there are ${known.join(", ")}.`);
  process.exit(1);
}

const sections = [];
if (wanted.includes("page")) {
  const rows = [await measureSignInPage(), await measurePaint(), await measureTouches()].flat();
  sections.push({ name: "page", rows });
}
if (wanted.includes("search")) {
  sections.push({ name: "search", rows: await measureSearch() });
}
if (wanted.includes("payouts")) {
  sections.push({ name: "payouts", rows: await measurePayouts() });
}
if (wanted.includes("market")) {
  sections.push({ name: "market", rows: await measureMarket() });
}
if (wanted.includes("companies")) {
  sections.push({ name: "companies", rows: await measureCompanies() });
}
if (wanted.includes("deals")) {
  sections.push({ name: "deals", rows: await measureDeals() });
}
if (wanted.some((name) => name in onDatabase)) {
  console.log("Filling a database with 1,000,000 offers.");
  const world = await makeWorld();
  try {
    for (const [name, measure] of Object.entries(onDatabase)) {
      if (!wanted.includes(name)) continue;
      console.log(`Measuring ${name}.`);
      sections.push({ name, rows: await measure(world) });
    }
  } finally {
    await world.stop();
  }
}

const rows = sections.flatMap(({ rows }) => rows);
console.table(
  rows.map(({ name, value, limit, met }) => ({
    what: name,
    value: Number(value.toFixed(2)),
    limit,
    met: met ? "yes" : "NO",
  })),
);
if (wanted.length === known.length) writePerformance(sections);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
