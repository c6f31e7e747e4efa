// Writes without pause and keeps a ledger of what was acknowledged: afterwards each of it must be there, once.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { operatorToken } from "./world.mjs";

/** @typedef {{ acknowledged: number, lost: number, doubled: number, wrong: string[] }} Audit */
/** @typedef {ReturnType<typeof startLoad>} Load */
/** @typedef {import("./world.mjs").Creator} Creator */
/** @typedef {{ at: number, status: number, ms: number }} Answer `status` 0: none came */

const writers = 4;
/** More than anything here may take. */
const patienceMs = 20_000;

/** @param {{ url: string, creators: Creator[] }} target */
export function startLoad({ url, creators }) {
  /** @type {Acknowledged} */
  const acknowledged = { offers: [], payments: [], decisions: [] };
  /** @type {Answer[]} */
  const answers = [];
  /** @type {string[]} */
  const wrong = [];
  let isStopped = false;

  /** @param {string} path @param {{ method: string, token: string, body: unknown, key?: string }} request */
  const send = async (path, { method, token, body, key }) => {
    const started = performance.now();
    const response = await call(`${url}/api${path}`, { method, token, body, key });
    answers.push({ at: performance.now(), status: response.status, ms: performance.now() - started });
    if (![0, 200, 503].includes(response.status))
      wrong.push(`${response.status} ${method} ${path} ${response.text}`);
    return response;
  };
  /** Repeats the same write until it is acknowledged. @param {Parameters<typeof send>} write */
  const insist = async (...write) => {
    while (!isStopped) {
      const response = await send(...write);
      if (response.status === 200) return JSON.parse(response.text);
      await pause(100);
    }
  };

  /** @param {number} number */
  const work = async (number) => {
    for (let turn = number; !isStopped; turn += writers) {
      const creator = creators[turn % creators.length];
      if (!creator) throw new Error("nobody to write to");
      const mark = randomUUID();
      const offer = { platform: "tiktok", productName: mark, influencerEmail: creator.email };
      const operator = { method: "POST", token: operatorToken, key: mark };
      const answer = await insist("/operator/offers", { ...operator, body: { offers: [offer] } });
      if (!answer) return;
      acknowledged.offers.push(mark);
      const payment = {
        date: "2026-11-20",
        description: "訓練",
        amount: 1,
        status: "Paid",
        reference: mark,
        influencerEmail: creator.email,
      };
      if (!(await insist("/operator/payments", { ...operator, body: { payments: [payment] } }))) return;
      acknowledged.payments.push(mark);
      const [offerId] = answer.result.offerIds;
      const decision = { method: "PUT", token: creator.token, body: { status: "approval" } };
      if (!(await insist(`/influencer/offer/${offerId}`, decision))) return;
      acknowledged.decisions.push(mark);
    }
  };
  const working = Promise.all(Array.from({ length: writers }, (_, number) => work(number)));

  return {
    answers,
    wrong,
    count: () => Object.values(acknowledged).reduce((sum, { length }) => sum + length, 0),
    async stop() {
      isStopped = true;
      await working;
    },
    /** The writes acknowledged so far. @returns {Acknowledged} */
    soFar: () => structuredClone(acknowledged),
    /** @param {import("./world.mjs").Db} db @param {Acknowledged} [which] all unless given @returns {Promise<Audit>} */
    audit: (db, which = acknowledged) => audit(db, { acknowledged: which, wrong }),
  };
}

/**
 * One request, with a limit; 0 when nothing was answered.
 * @param {string} url @param {{ method: string, token?: string, body?: unknown, key?: string | undefined, from?: string }} request
 *   `from`: the address that a proxy would have seen
 */
export async function call(url, { method, token, body, key, from }) {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { "idempotency-key": key } : {}),
        ...(from ? { "x-forwarded-for": from } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

/** @typedef {Record<"offers" | "payments" | "decisions", string[]>} Acknowledged the marks of what was answered with 200 */

/**
 * @param {import("./world.mjs").Db} db @param {{ acknowledged: Acknowledged, wrong: string[] }} ledger
 * @returns {Promise<Audit>}
 */
async function audit(db, { acknowledged, wrong }) {
  const kinds = /** @type {const} */ ([
    ["offers", "select product_name as mark from offers"],
    ["payments", "select reference as mark from payments"],
    ["decisions", "select product_name as mark from offers where is_approval"],
  ]);
  const sum = { acknowledged: 0, lost: 0, doubled: await rowsThatDisagree(db), wrong };
  for (const [kind, marksOf] of kinds) {
    /** @type {{ mark: string, count: number }[]} */
    const found = await query(
      db,
      `select mark, count(*)::int as count from (${marksOf}) marks group by mark`,
    );
    const there = new Set(found.map(({ mark }) => mark));
    sum.acknowledged += acknowledged[kind].length;
    sum.lost += acknowledged[kind].filter((mark) => !there.has(mark)).length;
    sum.doubled += found.filter(({ count }) => count > 1).length;
  }
  return sum;
}

/** Each offer has its mail and is counted by the transaction that brings it in. @param {import("./world.mjs").Db} db */
async function rowsThatDisagree(db) {
  /** @type {{ apart: number }[]} */
  const [row] = await query(
    db,
    `select (abs(offers - mails) + abs(offers - counted) + abs(decided - approved))::int as apart from (select
       (select count(*) from offers) as offers,
       (select count(*) from offers where is_approval) as decided,
       (select count(*) from mails where kind = 'newOffer') as mails,
       (select sum(pending + approved) from offer_counts) as counted,
       (select sum(approved) from offer_counts) as approved) sums`,
  );
  return row?.apart ?? 1;
}
