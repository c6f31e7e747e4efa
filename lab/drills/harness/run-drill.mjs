// Runs one drill: gives it what it asks for, ends all of that afterwards, and makes a row of what it found.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOwnPostgres } from "../../../scripts/own-postgres.mjs";
import { startCopy } from "./copy.mjs";
import { openWorld } from "./world.mjs";

/** @typedef {ReturnType<typeof newDrill>} Drill */
/** @typedef {(drill: Drill) => Promise<void>} RunDrill */
/** @typedef {{ drill: string, held: string, seconds: number, acknowledged: number | string, lost: number | string, doubled: number | string }} Row */

/** @typedef {() => ReturnType<typeof startOwnPostgres>} StartPostgres */

/**
 * @param {string} name @param {RunDrill} run
 * @param {StartPostgres} [start] another server than Debian's PostgreSQL, that takes its place @returns {Promise<Row>}
 */
export async function runDrill(name, run, start = startOwnPostgres) {
  console.log(`\n${name}`);
  const started = performance.now();
  const drill = newDrill(start);
  const breakOff = () => drill.cleanUp().finally(() => process.exit(1));
  process.once("SIGINT", breakOff).once("SIGTERM", breakOff);
  try {
    await run(drill);
  } catch (error) {
    drill.check("the drill ran to its end", false);
    console.error(error);
  } finally {
    await drill.cleanUp();
    process.off("SIGINT", breakOff).off("SIGTERM", breakOff);
  }
  const { acknowledged = "", lost = "", doubled = "" } = drill.counted;
  const seconds = Math.round((performance.now() - started) / 1000);
  return { drill: name, held: drill.misses === 0 ? "yes" : "NO", seconds, acknowledged, lost, doubled };
}

/** @param {StartPostgres} start */
function newDrill(start) {
  /** @type {(() => unknown)[]} */
  const ends = [];
  /** @type {import("./copy.mjs").Copy[]} */
  const copies = [];
  const folder = mkdtempSync(join(tmpdir(), "tomoru-drill-"));
  const drill = {
    /** @type {{ acknowledged?: number, lost?: number, doubled?: number }} */
    counted: {},
    misses: 0,
    /** A folder that goes with the drill. */
    folder,
    /** @param {string} text what is done now */
    say: (text) => console.log(`  ${text}`),
    /** @param {string} text a promise @param {boolean} held */
    check(text, held) {
      console.log(`  ${held ? "ok  " : "MISS"} ${text}`);
      if (!held) drill.misses += 1;
    },
    /** @param {() => unknown} end runs when the drill is over, the last one first */
    later: (end) => void ends.push(end),
    /** @param {Parameters<typeof startCopy>[0]} how */
    async copy(how) {
      const copy = await startCopy(how);
      copies.push(copy);
      drill.later(() => copy.end("SIGKILL"));
      return copy;
    },
    async postgres() {
      const postgres = await start();
      drill.later(() => postgres.stop());
      return postgres;
    },
    /** @param {{ databaseUrl?: string, dataDir?: string, isPlaced?: boolean }} [where] the embedded database in the drill's folder unless told */
    world: (where = {}) => openWorld({ folder, ...where }),
    /** Takes what a ledger counted into the row, and holds it against the promise. @param {import("./ledger.mjs").Audit} audit */
    audit({ acknowledged, lost, doubled, wrong }) {
      drill.counted = { acknowledged, lost, doubled };
      drill.check(
        `${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled`,
        acknowledged > 0 && lost + doubled === 0,
      );
      drill.check(
        `no answer but success and 503: ${wrong.length} others ${wrong.slice(0, 3).join(" | ")}`,
        wrong.length === 0,
      );
    },
    async cleanUp() {
      // The product's log, for finding the cause of a miss.
      if (drill.misses > 0) for (const copy of copies) console.error(copy.output().slice(-2000));
      for (const end of ends.reverse()) {
        try {
          await end();
        } catch (error) {
          console.error(`  cleaning up: ${error instanceof Error ? error.message : error}`);
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return drill;
}
