// Writes that each have a mail, and what became of those mails.
import { randomUUID } from "node:crypto";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { call } from "./ledger.mjs";
import { startMailServer } from "./mail-server.mjs";
import { eventually } from "./waiting.mjs";
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

/**
 * Resolves once the process is dead: by kill -9, after it has given the next mail and before it knows that it was taken.
 * @param {import("./mail-server.mjs").MailServer} mail @param {import("./copy.mjs").Copy} copy @returns {Promise<void>}
 */
export function killedByMail(mail, copy) {
  const { promise, resolve } = Promise.withResolvers();
  mail.before(async () => {
    if (copy.isRunning()) await copy.end("SIGKILL");
    resolve(undefined);
  });
  return promise;
}

/** What a dead worker had begun is leased to it for a minute: let that be over. @param {Written} world */
export async function endMailLeases(world) {
  await world.withDatabase((db) =>
    query(
      db,
      "update pgboss.job set started_on = started_on - interval '70 seconds' where name = 'mail' and state = 'active'",
    ),
  );
}

/** @typedef {Pick<import("./world.mjs").World, "withDatabase">} Written where mails are written; on a server only */
/** @typedef {{ kind: string, state: string }} Mail */

/** @param {Written} world @returns {Promise<number>} how many mails still wait */
export async function waitingMails(world) {
  /** @type {{ count: number }[]} */
  const [row] = await world.withDatabase((db) =>
    query(db, "select count(*)::int as count from mails where state = 'waiting'"),
  );
  return row?.count ?? Number.NaN;
}

/** The row's id, which its Message-ID begins with. @param {string} messageId */
export const idOfMail = (messageId) => messageId.replace(/^<([^@]*)@.*$/, "$1");

/**
 * Waits until no mail waits, and keeps what was written: old ones are swept once the time has moved. Answers milliseconds.
 * @param {Written} world @param {Map<string, Mail>} mails by their ids @param {number} mostMs
 */
export async function keepSent(world, mails, mostMs) {
  const took = await eventually(
    "all mails to be sent",
    async () => (await waitingMails(world)) === 0,
    mostMs,
  );
  /** @type {(Mail & { id: string })[]} */
  const rows = await world.withDatabase((db) => query(db, "select id, kind, state from mails"));
  for (const { id, kind, state } of rows) mails.set(id, { kind, state });
  return took;
}

/**
 * Whether each mail that was written came once: a message under the same Message-ID is the same mail to a mailbox.
 * @param {Map<string, Mail>} mails @param {readonly import("./mail-server.mjs").Arrived[]} arrived
 */
export function compareMails(mails, arrived) {
  const written = [...mails.values()];
  const came = new Map(arrived.map(({ messageId, to }) => [messageId, to]));
  const ids = came.size;
  // The address in the row is wiped once the mail is sent.
  const kinds = [...came].map(([messageId, to]) => `${mails.get(idOfMail(messageId))?.kind} ${to}`);
  const perPerson = Map.groupBy(kinds, (what) => what);
  return {
    written: written.length,
    arrived: ids,
    again: arrived.length - ids,
    isEachOnce: ids === written.length && written.every(({ state }) => state === "sent"),
    perKind: Object.fromEntries(
      [...Map.groupBy(written, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
    ),
    /** How many of a kind came to a person. */
    perPerson: Object.fromEntries([...perPerson].map(([what, all]) => [what, all.length])),
  };
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
