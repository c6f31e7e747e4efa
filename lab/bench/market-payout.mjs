// The payout run that a market has while its deals move.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { japanDay } from "../../apps/api/src/platform/japan-time.ts";
import { timeOf } from "../drills/harness/market-calls.mjs";
import { nextPayDay, payoutCalls } from "../drills/harness/payout-calls.mjs";
import { eventually } from "../drills/harness/waiting.mjs";

/** @typedef {import("../drills/harness/market-calls.mjs").Market} Market */

/** Looks, of which one presses again. */
const pressEach = 50;

/** The run of the next pay date, and the last day on which nobody may cut it yet, from today on. */
export function runAhead() {
  const { payOn, from, today } = nextPayDay();
  const eve = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
  return { payOn, eve: eve > today ? eve : undefined };
}

/** Moves this many later payments into the next run. @param {pg.Pool} pool @param {{ rows: number, payOn: string }} run */
export async function bringForward(pool, { rows, payOn }) {
  const { rowCount } = await pool.query(
    `with chosen as (select influencer_id, deal from payments where stage = 'due' order by influencer_id limit $2),
     paid as (update payments set date = $1, due_on = $1 from chosen where payments.influencer_id = chosen.influencer_id and payments.deal = chosen.deal)
     update deals set pay_due_on = $1 from chosen where deals.influencer_id = chosen.influencer_id and deals.id = chosen.deal`,
    [payOn, rows],
  );
  if (rowCount !== rows) throw new Error(`${rowCount} of ${rows} payments were brought forward`);
}

/** Cut, filed, sent and paid. @param {Market} market @param {string} url of its database @param {string} payOn */
export async function runPayout(market, url, payOn) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const started = performance.now();
  const [tanaka, sato] = [
    payoutCalls({ url: market.front }),
    payoutCalls({ url: market.front }, { who: "sato" }),
  ];
  try {
    let runId = "";
    await eventually("the run to be made", async () => {
      runId = (await tanaka.make(payOn)).run?.runId ?? "";
      return runId !== "";
    });
    /** Presses until the state is reached, like somebody who is told to try again. @param {string} state @param {() => Promise<unknown>} [press] */
    const reached = async (state, press = async () => undefined) => {
      for (let tries = 0; ; tries += 1) {
        const { rows } = await pool.query("select state, lines from payout_runs where id = $1", [runId]);
        if (rows[0]?.state === state) return rows[0];
        if (tries % pressEach === 0) await press();
        await pause(100);
      }
    };
    const { lines } = await reached("cut");
    await reached("filed", () => tanaka.files(runId));
    await reached("sent", () => sato.settle(runId, "sent"));
    const restPaidOn = japanDay(await timeOf(market));
    await reached("done", () => tanaka.results(runId, { restPaidOn }));
    return { lines: Number(lines), from: started, to: performance.now() };
  } finally {
    await pool.end();
  }
}
