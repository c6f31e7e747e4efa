// How the people of a drill's market call: by the time that the copies live in, through what stands in front, again until it stands.
import { setTimeout as pause } from "node:timers/promises";
import { creatorsOwn } from "../../../apps/api/src/accounts/account-key.rules.ts";
import { writeAccessToken } from "../../../apps/api/src/accounts/sessions/access-token.rules.ts";
import { keyedHash } from "../../../apps/api/src/platform/crypto/keyed-hash.ts";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { call } from "./ledger.mjs";
import { eventually } from "./waiting.mjs";

/** @typedef {import("./world.mjs").World} World */
/** @typedef {{ ownerId: string, accountId: string, sessionId: string, actor: "company" | "influencer" }} Who */
/** @typedef {{ who: Who, account: string, creatorId?: string, dealId?: string, url?: string }} Creator */
/**
 * @typedef {object} Market
 * @property {World} world
 * @property {string} front where people come in
 * @property {() => string} inside the address of a copy that runs, for what stands in for others
 * @property {Who} company
 * @property {Creator[]} creators
 */

/** A job that died with its process comes again in a minute or two. */
const mostMs = 240_000;

/** @param {World} world @param {"company" | "influencer"} actor @returns {Promise<Who[]>} the people of one side, each with a session */
export function peopleOf(world, actor) {
  return world.withDatabase(async (db) => {
    const rows = await query(
      db,
      `select session.owner_id, session.account_id, session.id from account_sessions session
       join accounts person on person.owner_id = session.owner_id and person.id = session.account_id
       where person.kind = $1 order by person.email`,
      [actor],
    );
    return rows.map((row) => ({
      actor,
      ownerId: String(row.owner_id),
      accountId: actor === "influencer" ? creatorsOwn : String(row.account_id),
      sessionId: String(row.id),
    }));
  });
}

/** Calls a stand-in on a copy; a copy that is about to leave gives no answer. @param {Market} market @param {string} path @param {RequestInit} [init] */
export async function atSandbox({ inside }, path, init) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(`${inside()}/dev${path}`, { redirect: "manual", ...init });
    } catch (error) {
      if (tries === 50) throw error;
      await pause(200);
    }
  }
}

/** How far ahead of ours the copies' clocks are; nobody but `moveTime` moves them. @type {WeakMap<Market["world"], number>} */
const aheadMs = new WeakMap();

/** The time that the copies live in. @param {Market} market */
export async function timeOf(market) {
  const { world } = market;
  let ahead = aheadMs.get(world);
  if (ahead === undefined) {
    const { now } = await (await atSandbox(market, "/clock.json")).json();
    ahead = Date.parse(now) - Date.now();
    aheadMs.set(world, ahead);
  }
  return new Date(Date.now() + ahead);
}

/** @param {Market} market @param {{ hours: number } | { to: string }} to */
export async function moveTime(market, to) {
  const body = new URLSearchParams("hours" in to ? { hours: String(to.hours) } : { to: to.to });
  await atSandbox(market, "/clock", { method: "POST", body });
  aheadMs.delete(market.world);
}

/** @param {Market} market @param {Who} who */
export async function tokenOf(market, who) {
  const now = await timeOf(market);
  return writeAccessToken(keyedHash(market.world.env.APP_SECRET), { .../** @type {any} */ (who), now });
}

/** Each call of this process: how long it took, and when it was answered, by `performance.now()`. @type {{ ms: number, endedAt: number, call: string, by: string, status: number }[]} */
export const callsMade = [];

/** A call of a person; `undefined` if it was refused or got no answer. @param {Market} market @param {Who} who @param {string} path @param {string} [method] @param {unknown} [body] */
export async function ask(market, who, path, method = "GET", body) {
  const token = await tokenOf(market, who);
  const started = performance.now();
  const { status, text } = await call(`${market.front}/api${path}`, { method, token, body });
  const endedAt = performance.now();
  callsMade.push({ ms: endedAt - started, endedAt, call: `${method} ${path}`, by: who.ownerId, status });
  return status === 200 ? (JSON.parse(text).result ?? JSON.parse(text)) : undefined;
}

/** @template T @param {string} what @param {() => Promise<T | undefined | false>} look @param {() => Promise<unknown>} press @returns {Promise<T>} */
export async function pressUntil(what, look, press) {
  /** @type {T | undefined | false} */
  let found;
  let again = 0;
  await eventually(
    what,
    async () => {
      found = await look();
      if (found) return true;
      if (performance.now() > again) {
        await press();
        again = performance.now() + 2000;
      } else await pause(200);
      return false;
    },
    mostMs,
  );
  return /** @type {T} */ (found);
}
