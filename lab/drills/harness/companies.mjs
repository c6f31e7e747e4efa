// A company of a drill, what it pays with, and the payment provider's sandbox that stands behind the copy.
import { writeAccessToken } from "../../../apps/api/src/accounts/sessions/access-token.rules.ts";
import { keyedHash } from "../../../apps/api/src/platform/crypto/keyed-hash.ts";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { call } from "./ledger.mjs";

/** @typedef {import("./copy.mjs").Copy} Copy */
/** @typedef {import("./world.mjs").World} World */
/** @typedef {{ companyId: string, token: string }} Company */

/** A company with its owner, who is signed in. @param {World} world @returns {Promise<Company>} */
export async function signedInCompany(world) {
  const claims = { actor: /** @type {const} */ ("company"), accountId: "", ownerId: "", sessionId: "" };
  return world.withDatabase(async (db) => {
    const [row] = await query(
      db,
      `with company as (
         insert into companies (id, name, kind, created_at) values (gen_random_uuid(), '訓練株式会社', 'corporate', now()) returning id),
       plan as (insert into subscriptions (company_id, plan_id, plan_version, status) select id, 'free', 1, 'none' from company),
       account as (
         insert into accounts (owner_id, id, kind, status, email, full_name, created_at)
         select id, gen_random_uuid(), 'company', 'active', 'owner@example.jp', '訓練 太郎', now() from company returning owner_id, id),
       member as (
         insert into members (company_id, id, terms_version, terms_accepted_at, created_at)
         select owner_id, id, 1, now(), now() from account),
       session as (
         insert into account_sessions (owner_id, account_id, id, created_at, used_at)
         select owner_id, id, gen_random_uuid(), now(), now() from account returning owner_id, account_id, id)
       select owner_id, account_id, id from session`,
    );
    const names = {
      ownerId: String(row?.owner_id),
      accountId: String(row?.account_id),
      sessionId: String(row?.id),
    };
    const hash = keyedHash(world.env.APP_SECRET);
    // A token lasts a quarter of an hour, a drill may take longer.
    const now = new Date(Date.now() + leadMs);
    return { companyId: names.ownerId, token: writeAccessToken(hash, { ...claims, ...names, now }) };
  });
}

const leadMs = 6 * 3_600_000;

/** Adds a card on the provider's own page. @param {{ url: string }} copy @param {Company} company */
export async function addCard(copy, { token }) {
  const body = { returnTo: "/company/plan/cards" };
  const { text } = await call(`${copy.url}/api/company/card`, { method: "POST", token, body });
  const { url } = JSON.parse(text).result;
  const card = { number: "4242424242424242", month: "12", year: "2040", cvc: "123", holder: "Taro Kunren" };
  const form = { method: "POST", body: new URLSearchParams(card), redirect: /** @type {const} */ ("manual") };
  const done = await fetch(`${copy.url}${new URL(url).pathname}`, form);
  const sessionId = new URL(done.headers.get("location") ?? "").searchParams.get("session");
  await call(`${copy.url}/api/company/card/complete`, { method: "PUT", token, body: { sessionId } });
}

/** The sandbox's panel. @param {Copy} copy @param {Record<string, string>} form */
export async function panel(copy, form) {
  const body = new URLSearchParams(form);
  await fetch(`${copy.url}/dev/stripe/panel`, { method: "POST", body, redirect: "manual" });
}

/** One number of a database. @param {World} world @param {string} statement @returns {Promise<number>} */
export async function numberOf(world, statement) {
  return world.withDatabase(async (db) => Number((await query(db, statement))[0]?.n ?? 0));
}
