// What a page costs far behind, of a creator with very many offers, and as the whole grows tenfold.
import pg from "pg";
import { writeCursor } from "../../apps/api/src/features/offers/offer-cursor.rules.ts";
import { writeStatement } from "../../apps/api/src/features/offers/offer-page.repository.ts";
import { offerColumns } from "../../apps/api/src/features/offers/offer-row.rules.ts";
import { inGroups, inTurn, median, ratio } from "./load.mjs";
import { atMost } from "./row.mjs";
import { startProduct } from "./servers.mjs";

/** @typedef {import("./world.mjs").Creator} Creator */

const connections = 8;
const list = "/api/influencer/offer";

/** @param {import("./world.mjs").World} world @returns {Promise<import("./row.mjs").Row[]>} */
export async function measurePaging({ big, small, heavyOffers }) {
  const [many, few] = [await startProduct(big.url), await startProduct(small.url)];
  try {
    const { id, created_micros } = await offerAt(big.pool, heavyOffers - 100);
    const deep = `${list}?cursor=${writeCursor({ createdMicros: BigInt(created_micros), id })}`;
    const figures = await inTurn(
      {
        light: { target: many, next: asking(big.light, list) },
        heavy: { target: many, next: asking(big.heavy, list) },
        deep: { target: many, next: asking(big.heavy, deep) },
        few: { target: few, next: asking(small.light, list) },
      },
      { connections },
    );
    const cost = (/** @type {keyof typeof figures} */ of, /** @type {keyof typeof figures} */ against) =>
      ratio(figures[against], figures[of], "rps");
    return [
      atMost("a page by cursor behind 50,000 offers, against the first page", cost("deep", "heavy"), 1.2),
      atMost("first page of a creator with 50,000 offers, against one with 100", cost("heavy", "light"), 1.5),
      atMost("first page among 1,000,000 offers, against 100,000", cost("light", "few"), 1.25),
      atMost(
        "a page by offset behind 50,000 offers, against the plain statement",
        await offsetCost(big.pool, heavyOffers - 100),
        0.2,
      ),
    ];
  } finally {
    for (const server of [many, few]) await server.stop();
  }
}

/** @param {readonly Creator[]} creators @param {string} path */
function asking(creators, path) {
  return inGroups(creators, {
    atOnce: connections,
    call: ({ token }) => ({ token, path }),
  });
}

const heavyOwner = "(select owner_id from accounts where email = 'heavy1@example.jp')";

/** @param {pg.Pool} pool @param {number} offset @returns {Promise<{ id: string, created_micros: string }>} */
async function offerAt(pool, offset) {
  const { rows } = await pool.query(
    `select id, (extract(epoch from created_at) * 1000000)::bigint as created_micros from offers
     where influencer_id = ${heavyOwner} order by created_at desc, id desc offset $1 limit 1`,
    [offset],
  );
  return rows[0];
}

/** The database's time for our statement against what one writes first: both warm, in turn. @param {pg.Pool} pool @param {number} offset */
async function offsetCost(pool, offset) {
  const { rows } = await pool.query(
    "select session.owner_id, session.id from account_sessions session join accounts person on person.owner_id = session.owner_id where email = 'heavy1@example.jp' limit 1",
  );
  const [{ owner_id: owner, id: session }] = rows;
  // The sections before have decided offers by the thousand in seconds: as after autovacuum, which would have come by then.
  await pool.query("vacuum offers");
  const ours = { name: "ours", text: writeStatement({ filter: "all", start: "offset", rows: 6 }) };
  const plain = {
    name: "plain",
    text: `select ${offerColumns.join(", ")} from offers where influencer_id = $1 order by created_at desc, id desc limit 6 offset $2`,
  };
  /** @type {[number[], number[]]} */
  const [late, whole] = [[], []];
  for (let run = 0; run < 40; run += 1) {
    late.push(await millisecondsOf(pool, { ...ours, values: [owner, session, offset] }));
    whole.push(await millisecondsOf(pool, { ...plain, values: [owner, offset] }));
  }
  return median(late) / median(whole);
}

/** @param {pg.Pool} pool @param {pg.QueryConfig} query */
async function millisecondsOf(pool, query) {
  const asked = performance.now();
  await pool.query(query);
  return performance.now() - asked;
}
