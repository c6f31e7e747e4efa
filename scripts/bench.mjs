// `npm run bench`: what the product promises about speed, measured in one run, most of it as ratios. Exits with 1 on a miss.
import "./node24.mjs";
import { ensureSite } from "./site.mjs";

await ensureSite({ production: false });
const { measureSignInPage } = await import("./bench/page-weight.mjs");
const { measureStart } = await import("./bench/start-time.mjs");
const { measureOffersList } = await import("./bench/offers-list.mjs");

const rows = [...(await measureSignInPage()), ...(await measureStart()), ...(await measureOffersList())];
console.table(
  rows.map(({ name, value, limit, met }) => ({
    what: name,
    value: Number(value.toFixed(2)),
    limit,
    met: met ? "yes" : "NO",
  })),
);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
