// The mutants that live on with a reason, a file for each part that has been run. They may only get fewer.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** @typedef {import("./survivors.mjs").Listed} Listed */

const folder = join(import.meta.dirname, "survivors");

/** How many each part has. Lowered with every one that goes; a part comes in with its first run. @type {Record<string, number>} */
export const mostSurvivors = {
  "billing-rules": 6,
  "campaigns-rules": 1,
  "contract-deals-rules": 21,
  "payouts-rules": 4,
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
