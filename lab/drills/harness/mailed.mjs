// Writes that each have a mail, and what became of those mails.
import { randomUUID } from "node:crypto";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { call } from "./ledger.mjs";
import { startMailServer } from "./mail-server.mjs";
import { operatorToken } from "./world.mjs";

/** A copy on a server of its own that mails by a mail server of ours. @param {import("./run-drill.mjs").Drill} drill */
export async function startMailed(drill) {
  const mail = await startMailServer();
  drill.later(() => mail.stop());
  const { url } = await drill.postgres();
  const world = await drill.world({ databaseUrl: url });
  const env = { ...world.env, SMTP_URL: mail.url };
  return { mail, world, env, copy: await drill.copy({ env }) };
}

/** An offer to each, acknowledged. @param {{ url: string, creators: import("./world.mjs").Creator[] }} target */
export async function sendOfferToEach({ url, creators }) {
  for (const { email } of creators) {
    const offers = [{ platform: "tiktok", productName: randomUUID(), influencerEmail: email }];
    const { status } = await call(`${url}/api/operator/offers`, {
      method: "POST",
      token: operatorToken,
      body: { offers },
    });
    if (status !== 200) throw new Error(`an offer was answered with ${status}`);
  }
}

/** @param {import("./world.mjs").World} world @returns {Promise<number>} how many mails still wait; on a server only */
export async function waitingMails(world) {
  /** @type {{ count: number }[]} */
  const [row] = await world.withDatabase((db) =>
    query(db, "select count(*)::int as count from mails where state = 'waiting'"),
  );
  return row?.count ?? Number.NaN;
}

/**
 * Holds what arrived against what was written: who got none is lost, who got two that a mailbox cannot tell apart is doubled.
 * @param {import("./run-drill.mjs").Drill} drill
 * @param {{ creators: import("./world.mjs").Creator[], arrived: import("./mail-server.mjs").Arrived[] }} mails
 */
export function auditMails(drill, { creators, arrived }) {
  const idsOf = (/** @type {string} */ email) =>
    new Set(arrived.filter(({ to }) => to === email).map(({ messageId }) => messageId)).size;
  const lost = creators.filter(({ email }) => idsOf(email) === 0).length;
  const doubled = creators.filter(({ email }) => idsOf(email) > 1).length;
  drill.counted = { acknowledged: creators.length, lost, doubled };
  drill.check(
    `${creators.length} mails, ${lost} lost, ${doubled} doubled, ${arrived.length} messages in all`,
    lost + doubled === 0,
  );
}
