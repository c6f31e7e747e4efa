// The mutants that live on with a reason, a file for each part that has been run. They may only get fewer.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** @typedef {import("./survivors.mjs").Listed} Listed */

const folder = join(import.meta.dirname, "survivors");

/**
 * What each part was last measured by, unless another is asked for: the share of its mutants, percent, and how many of those live. Fewer with
 * every one that goes, a larger share with every longer run; a part comes in with its first.
 * @type {Record<string, { share: number, survivors: number }>}
 */
export const measured = {
  accounts: { share: 5, survivors: 3 },
  "accounts-rules": { share: 100, survivors: 1 },
  bank: { share: 30, survivors: 3 },
  "bank-rules": { share: 100, survivors: 7 },
  billing: { share: 4, survivors: 6 },
  "billing-rules": { share: 100, survivors: 6 },
  calendar: { share: 40, survivors: 0 },
  campaigns: { share: 8, survivors: 4 },
  "campaigns-rules": { share: 100, survivors: 1 },
  companies: { share: 5, survivors: 1 },
  consultations: { share: 8, survivors: 5 },
  contract: { share: 20, survivors: 1 },
  "contract-accounts": { share: 20, survivors: 1 },
  "contract-accounts-rules": { share: 100, survivors: 1 },
  "contract-company": { share: 5, survivors: 1 },
  "contract-company-rules": { share: 100, survivors: 24 },
  "contract-deals": { share: 15, survivors: 3 },
  "contract-deals-rules": { share: 100, survivors: 22 },
  "contract-influencer": { share: 8, survivors: 1 },
  "contract-operator": { share: 20, survivors: 2 },
  "contract-rules": { share: 100, survivors: 33 },
  deals: { share: 3, survivors: 8 },
  "deals-rules": { share: 100, survivors: 14 },
  demo: { share: 3, survivors: 4 },
  discovery: { share: 4, survivors: 4 },
  "discovery-rules": { share: 100, survivors: 5 },
  funding: { share: 8, survivors: 14 },
  "funding-rules": { share: 100, survivors: 2 },
  home: { share: 100, survivors: 2 },
  ledger: { share: 4, survivors: 1 },
  "ledger-rules": { share: 100, survivors: 0 },
  lists: { share: 25, survivors: 3 },
  membership: { share: 30, survivors: 2 },
  "membership-rules": { share: 100, survivors: 0 },
  offers: { share: 30, survivors: 3 },
  "offers-rules": { share: 100, survivors: 3 },
  operator: { share: 30, survivors: 1 },
  "operator-rules": { share: 100, survivors: 1 },
  payments: { share: 15, survivors: 6 },
  "payments-rules": { share: 100, survivors: 2 },
  payouts: { share: 3, survivors: 4 },
  "payouts-rules": { share: 100, survivors: 4 },
  profile: { share: 50, survivors: 0 },
  social: { share: 12, survivors: 4 },
  work: { share: 20, survivors: 5 },
};

/** The parts that have been run to their end. */
export function listedParts() {
  return existsSync(folder) ? readdirSync(folder).map((file) => basename(file, ".json")) : [];
}

/** @param {string} part @returns {Listed[]} */
export function listOf(part) {
  const file = join(folder, `${part}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
