// The list, one offer and an approval, on 1, 32 and 128 connections, beside the bare handler and two rivals.
import { inCircle, inTurn } from "./load.mjs";
import { atLeast, atMost, forReading } from "./row.mjs";
import { startBare, startProduct, startRival } from "./servers.mjs";

/**
 * @typedef {import("./row.mjs").Row} Row
 * @typedef {import("./load.mjs").Call} Call
 * @typedef {import("./load.mjs").Figures} Figures
 * @typedef {import("./world.mjs").Creator} Creator
 */

/** So few that a session's calls are counted by a write for fifty, as they are meant to be, and so many that none reaches its 300 a minute. */
const sessionsInUse = 500;
/** One connection asks less. */
const sessionsOfOne = 100;

/** @param {import("./world.mjs").World} world @returns {Promise<Row[]>} */
export async function measureOffers(world) {
  const { url } = world.big;
  const servers = {
    product: await startProduct(url),
    bare: await startBare(url),
    express: await startRival("express", url),
    nest: await startRival("nest", url),
  };
  const { light } = world.big;
  const list = (/** @type {number} */ sessions) =>
    inCircle(light.slice(0, sessions).map(({ token }) => ({ token, path: "/api/influencer/offer" })));
  const one = (/** @type {number} */ sessions) =>
    inCircle(light.slice(0, sessions).map(({ token, offerId }) => ({ token, path: pathOf(offerId(7)) })));
  const approving = approvals(world);
  const approve = () => approving;
  try {
    return [
      ...(await compare("offers list", { servers, asking: list, share: 0.85 })),
      ...(await compare("one offer", { servers, asking: one, share: 0.85 })),
      ...(await compare("approve", { servers, asking: approve, share: 0.8 })),
    ];
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

/** @param {string} offerId */
function pathOf(offerId) {
  return `/api/influencer/offer/${offerId}`;
}

/**
 * Each waiting offer once. Some hundred creators at a time: their counts are not all one row, and their sessions are used as often as above.
 * @param {import("./world.mjs").World} world
 */
function approvals({ big: { light }, offersEach }) {
  const calls = (function* () {
    for (let first = 0; first < light.length; first += sessionsInUse) {
      const creators = light.slice(first, first + sessionsInUse);
      // Every second offer waits.
      for (let nth = 2; nth <= offersEach; nth += 2) {
        for (const creator of creators) yield approval(creator, nth);
      }
    }
  })();
  return () => {
    const { value } = calls.next();
    if (!value) throw new Error("every offer is decided");
    return value;
  };
}

/** @param {Creator} creator @param {number} nth @returns {Call} */
export function approval({ token, offerId }, nth) {
  return { method: "PUT", token, path: pathOf(offerId(nth)), body: { status: "approval" } };
}

/**
 * @param {string} what
 * @param {{ servers: Record<"product" | "bare" | "express" | "nest", import("./servers.mjs").Running>, asking: (sessions: number) => () => Call, share: number }} how
 * @returns {Promise<Row[]>}
 */
async function compare(what, { servers: { product, bare, express, nest }, asking, share }) {
  const rows = [];
  for (const connections of [1, 32, 128]) {
    const next = asking(connections === 1 ? sessionsOfOne : sessionsInUse);
    const figures = await inTurn(
      {
        product: { target: product, next },
        bare: { target: bare, next },
        express: { target: express, next },
        nest: { target: nest, next },
      },
      { connections },
    );
    const named = (/** @type {string} */ figure) => `${what}, ${connections} at once: ${figure}`;
    const against = (/** @type {"bare" | "express" | "nest"} */ other, /** @type {keyof Figures} */ key) =>
      figures.product[key] / figures[other][key];
    rows.push(atLeast(named("requests a second against the bare handler"), against("bare", "rps"), share));
    if (connections === 32) {
      rows.push(atMost(named("p99 against the bare handler"), against("bare", "p99"), 1.5));
      rows.push(forReading(named("processor time against the bare handler"), against("bare", "cpu")));
    }
    rows.push(
      atLeast(named("requests a second against Express + Sequelize"), against("express", "rps"), 2.5),
    );
    rows.push(atLeast(named("requests a second against NestJS + TypeORM"), against("nest", "rps"), 2.2));
  }
  return rows;
}
