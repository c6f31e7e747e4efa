// The list, one offer and an approval, on 1, 32 and 128 connections, beside the bare handler and two rivals.
import { groupsOf, inTurn, ratio } from "./load.mjs";
import { atLeast, atMost, forReading } from "./row.mjs";
import { startBare, startInProduction, startRival } from "./servers.mjs";

/**
 * @typedef {import("./row.mjs").Row} Row
 * @typedef {import("./load.mjs").Call} Call
 * @typedef {import("./load.mjs").Figures} Figures
 * @typedef {import("./world.mjs").Creator} Creator
 * @typedef {import("./world.mjs").World} World
 */

/** @param {World} world @returns {Promise<Row[]>} */
export async function measureOffers(world) {
  const { url } = world.big;
  const servers = {
    product: await startInProduction(url),
    bare: await startBare(url),
    express: await startRival("express", url),
    nest: await startRival("nest", url),
  };
  const { light } = world.big;
  const list = (/** @type {number} */ atOnce) => groupsOf(light, { atOnce, call: listing });
  const one = (/** @type {number} */ atOnce) => groupsOf(light, { atOnce, call: reading });
  const approve = approvals(world);
  try {
    return [
      ...(await compare("offers list", { servers, asking: list, share: 0.8 })),
      ...(await compare("one offer", { servers, asking: one, share: 0.82 })),
      ...(await compare("approve", { servers, asking: approve, share: 0.78 })),
    ];
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

/** @param {string} [offerId] */
function pathOf(offerId) {
  return `/api/influencer/offer${offerId ? `/${offerId}` : ""}`;
}

/** @param {Creator} creator @returns {Call} */
export function listing({ token }) {
  return { token, path: pathOf() };
}

/** The page of the list as a browser opens it: rendered with its answers. @param {Creator} creator @returns {Call} */
export function opening({ token }) {
  const cookie = `accessToken=${token}; refreshToken=of-the-browser`;
  return { path: "/offers", headers: { cookie, "accept-encoding": "br" } };
}

/** @param {Creator} creator @returns {Call} */
export function reading({ token, offerId }) {
  return { token, path: pathOf(offerId(7)) };
}

/** Each waiting offer once: every second offer of a creator waits. @param {World} world */
function approvals({ big: { light }, offersEach }) {
  let begun = 0;
  const call = (/** @type {Creator} */ creator, /** @type {number} */ nth) => {
    if (nth === 1) begun += 1;
    if (begun > light.length) throw new Error("every offer is decided");
    return approval(creator, 2 * nth);
  };
  return (/** @type {number} */ atOnce) =>
    groupsOf(light.slice(begun), { atOnce, times: offersEach / 2, call });
}

/** @param {Creator} creator @param {number} nth @returns {Call} */
export function approval({ token, offerId }, nth) {
  return { method: "PUT", token, path: pathOf(offerId(nth)), body: { status: "approval" } };
}

/**
 * @param {string} what
 * @param {{ servers: Record<"product" | "bare" | "express" | "nest", import("./servers.mjs").Running>, asking: (atOnce: number) => () => () => Call, share: number }} how
 * @returns {Promise<Row[]>}
 */
async function compare(what, { servers: { product, bare, express, nest }, asking, share }) {
  const rows = [];
  for (const connections of [1, 32, 128]) {
    const calls = asking(connections);
    const figures = await inTurn(
      {
        product: { target: product, next: calls() },
        bare: { target: bare, next: calls() },
        express: { target: express, next: calls() },
        nest: { target: nest, next: calls() },
      },
      { connections },
    );
    const named = (/** @type {string} */ figure) => `${what}, ${connections} at once: ${figure}`;
    const against = (/** @type {"bare" | "express" | "nest"} */ other, /** @type {keyof Figures} */ key) =>
      ratio(figures.product, figures[other], key);
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
