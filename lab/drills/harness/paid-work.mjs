// Creators whose work was accepted and who are paid on a day: as many as a payout run has, by plain SQL.

import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { seedTexts } from "./paid-work-texts.mjs";

/** @typedef {import("./world.mjs").Db} Db */
/** @typedef {import("../../../apps/api/src/platform/crypto/key-ring.ts").KeyRing} KeyRing */

/** Rows whose texts are sealed and sent at once. */
const sealedAtOnce = 5000;

/**
 * Each with one deal of 3,000 to 99,000 yen at 10 % that is charged, paid for and accepted, and a bank that was saved two days ago. Their
 * companies have no people.
 * @param {Db} db @param {{ creators: number, companies?: number, payOn: string, keys: KeyRing }} how
 */
export async function addPaidWork(db, { creators, companies = 200, payOn, keys }) {
  await query(db, seedTexts.companies, [companies]);
  await query(db, seedTexts.work, [creators]);
  for (const text of seedTexts.rows) await query(db, text, text.includes("$1") ? [payOn] : []);
  /** @type {{ owner: string }[]} */
  const owners = await query(db, "select owner from lab_work order by owner");
  for (let at = 0; at < owners.length; at += sealedAtOnce) {
    const some = owners.slice(at, at + sealedAtOnce).map(({ owner }) => owner);
    const sealed = some.map((owner) => keys.seal(JSON.stringify(bankOf(owner)), `bank_accounts/${owner}`));
    await query(
      db,
      `insert into bank_accounts (influencer_id, ciphertext, last_digits, updated_at)
       select id, sealed, '567', now() - interval '2 days' from unnest($1::uuid[], $2::text[]) as rows (id, sealed)`,
      [some, sealed],
    );
  }
  await query(db, "drop table lab_work");
}

/** A number of their own. @param {string} owner */
function bankOf(owner) {
  return {
    accountType: "savings",
    accountNumber: String(Number.parseInt(owner.slice(0, 8), 16) % 10_000_000).padStart(8, "0"),
    accountName: "ヤマダ ハナコ",
    bankName: "みずほ銀行",
    branchName: "本店",
  };
}
