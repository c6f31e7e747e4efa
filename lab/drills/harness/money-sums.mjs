// The tables of a market's money, each as one sum of all its rows: the same after whatever was done to the database, or somebody's money moved.
import { query } from "../../../apps/api/src/testing/plain-query.ts";

export const tablesOfMoney = [
  ...["deals", "deal_contracts", "charges", "charge_attempts", "charge_directory", "refunds", "ledger"],
  ...["payments", "payment_references", "company_payments", "statements", "company_charges"],
  ...["company_balances", "company_withholdings", "bank_accounts", "payout_destinations"],
  ...["payout_runs", "payout_rows", "payout_files"],
];

/** @typedef {import("./world.mjs").Db} Db */

/** The present columns of each table. @param {Db} db @returns {Promise<Map<string, string[]>>} */
export async function columnsOfMoney(db) {
  const rows = await query(
    db,
    `select table_name as name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
     where table_schema = 'public' and table_name = any($1) group by 1`,
    [tablesOfMoney],
  );
  return new Map(rows.map(({ name, columns }) => [String(name), /** @type {string[]} */ (columns)]));
}

/** One sum over the rows of each table. @param {Db} db @param {Map<string, string[]>} [columns] what to look at, where a table has got more since @returns {Promise<Map<string, string>>} */
export async function sumsOf(db, columns) {
  const sums = new Map();
  for (const table of tablesOfMoney) {
    const [row] = await query(
      db,
      `select count(*) || ' ' || coalesce(md5(string_agg(line, ',' order by line)), '') as sum
       from (select whole::text as line from (select ${columns?.get(table)?.join(", ") ?? "*"} from ${table}) whole) lines`,
    );
    sums.set(table, String(row?.sum));
  }
  return sums;
}
