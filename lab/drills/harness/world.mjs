// A database of a drill's own with creators in it, and the environment of the copies that run on it.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pino } from "pino";
import { creatorsOwn } from "../../../apps/api/src/accounts/account-key.rules.ts";
import { writeAccessToken } from "../../../apps/api/src/accounts/sessions/access-token.rules.ts";
import { placeAll } from "../../../apps/api/src/maintenance/distribute.ts";
import { isDistributor } from "../../../apps/api/src/maintenance/distribution.repository.ts";
import { keyRing } from "../../../apps/api/src/platform/crypto/key-ring.ts";
import { keyedHash } from "../../../apps/api/src/platform/crypto/keyed-hash.ts";
import { migrate } from "../../../apps/api/src/platform/db/migrate.ts";
import { openDatabase } from "../../../apps/api/src/platform/db/open-database.ts";
import { query } from "../../../apps/api/src/testing/plain-query.ts";

/** @typedef {Awaited<ReturnType<typeof openWorld>>} World */
/** @typedef {{ id: string, email: string, token: string }} Creator */
/** @typedef {import("../../../apps/api/src/platform/db/database.ts").Db} Db */

const creators = 40;
/** The shards of a distributed PostgreSQL: some for each worker. */
const shards = 8;
const log = pino({ level: "silent" });

const appSecret = "5tq-Zr8_vKx2mW9bLhPd4nYc7fJs3gTe";
export const operatorToken = "oP7-kq2_XvB9wR4tLm8nZ6yHc3dJ5sFg";
/** A key that looks random, as production asks for, and is the same in each run. @param {string} id */
const keyOf = (id) => createHash("sha256").update(`the key ${id} of the drills`).digest();
/** @param {string} id */
const entryOf = (id) => `${id}:${keyOf(id).toString("base64")}`;
export const keys = { older: entryOf("k1"), newer: entryOf("k2") };

/**
 * @param {{ folder: string, databaseUrl?: string, dataDir?: string, isPlaced?: boolean }} where the embedded database unless a
 *   server is named; one that is distributed gets its tables placed unless told otherwise
 */
export async function openWorld({ folder, databaseUrl, dataDir = join(folder, "data"), isPlaced = true }) {
  const env = environmentOf({ databaseUrl, dataDir });
  const database = await openDatabase({ databaseUrl, dataDir, log });
  await migrate(database);
  if (isPlaced && database.engine === "server" && (await isDistributor(database.db))) {
    await database.patiently((db) => placeAll(db, shards));
  }
  const people = await addCreators(database.db);
  await database.close();
  return {
    env,
    where: { databaseUrl, dataDir },
    creators: people,
    /** On the embedded database only while no copy runs. @template T @param {(db: Db) => Promise<T>} work @returns {Promise<T>} */
    withDatabase: (work) => inDatabase({ databaseUrl, dataDir }, work),
    /** What else production asks for. @param {string} smtpUrl */
    production: (smtpUrl) => ({
      ...env,
      NODE_ENV: "production",
      APP_URL: "https://tomoru.example",
      SMTP_URL: smtpUrl,
      MAIL_FROM: "no-reply@tomoru.example",
      SUPPORT_EMAIL: "support@tomoru.example",
    }),
  };
}

/** @param {{ databaseUrl?: string | undefined, dataDir: string }} where */
export function environmentOf({ databaseUrl, dataDir }) {
  return {
    DATABASE_URL: databaseUrl ?? "",
    DATA_DIR: dataDir,
    APP_SECRET: appSecret,
    ENCRYPTION_KEYS: keys.older,
    OPERATOR_TOKEN: operatorToken,
    DEMO: "off",
  };
}

/**
 * @template T @param {{ databaseUrl?: string | undefined, dataDir?: string }} where
 * @param {(db: Db) => Promise<T>} work @returns {Promise<T>}
 */
export async function inDatabase({ databaseUrl, dataDir = "" }, work) {
  const database = await openDatabase({ databaseUrl, dataDir, log });
  return work(database.db).finally(() => database.close());
}

/** @param {Db} db @returns {Promise<Creator[]>} each signed in, with a bank account under the older key */
export async function addCreators(db) {
  const hash = keyedHash(appSecret);
  const ring = keyRing([{ id: "k1", key: keyOf("k1") }]);
  await query(
    db,
    `insert into accounts (owner_id, kind, status, email, full_name, created_at)
     select gen_random_uuid(), 'influencer', 'active', 'creator' || n || '@example.jp', '訓練 ' || n, now()
     from generate_series(1, $1::int) n`,
    [creators],
  );
  // There may be creators already, which the drill does not use.
  await query(
    db,
    "insert into influencers (id, created_at) select owner_id, created_at from accounts where email like 'creator%'",
  );
  await query(
    db,
    "insert into account_emails (email, owner_id, account_id) select email, owner_id, id from accounts where email like 'creator%'",
  );
  await query(
    db,
    "insert into offer_counts (influencer_id) select owner_id from accounts where email like 'creator%'",
  );
  await query(
    db,
    `insert into account_sessions (owner_id, id, created_at, used_at)
     select owner_id, gen_random_uuid(), now(), now() from accounts where email like 'creator%'`,
  );
  /** @type {{ id: string, email: string, session: string }[]} */
  const people = await query(
    db,
    `select person.owner_id as id, person.email, session.id as session
     from accounts person join account_sessions session on session.owner_id = person.owner_id`,
  );
  for (const { id } of people) {
    const sealed = ring.seal(JSON.stringify({ accountNumber: "1234567" }), `bank_accounts/${id}`);
    await query(db, "insert into bank_accounts values ($1, $2, '567', now())", [id, sealed]);
  }
  return people.map(({ id, email, session }) => {
    const claims = {
      actor: /** @type {const} */ ("influencer"),
      ownerId: id,
      accountId: creatorsOwn,
      sessionId: session,
    };
    return { id, email, token: writeAccessToken(hash, { ...claims, now: new Date() }) };
  });
}
