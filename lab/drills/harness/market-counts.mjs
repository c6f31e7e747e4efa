// What has to be there once at the end of a drill's market: charges, entries, payments, lines of the bank's files, mails.
import { readZengin } from "../../../apps/api/src/features/payouts/zengin-reading.rules.ts";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { runCommand } from "./copy.mjs";
import { compareMails } from "./mailed.mjs";
import { payoutCalls } from "./payout-calls.mjs";

/** The sums for a fee of 100,000 yen to an unregistered creator, from a company on Free. */
const chargeYen = 126_500;
const netYen = 110_000;

/** @typedef {{ drill: import("./run-drill.mjs").Drill, market: import("./market.mjs").Market, env: Record<string, string>, mails: Map<string, any> }} Stage */

/** Everything that has to be there once, of everybody. @param {Stage} stage @param {{ runId: string, arrived: import("./mail-server.mjs").Arrived[] }} parts */
export async function countMarket({ drill, market, env, mails }, { runId, arrived }) {
  const { world } = market;
  const creators = market.creators.length;
  const rows = await world.withDatabase(sumsOfDeals);
  const of = (/** @type {(row: any) => boolean} */ is) => rows.filter(is).length;
  const once = of(
    (row) =>
      row.kinds === "charged cardPaid accepted paid" &&
      Number(row.off) === 0 &&
      Number(row.took) === chargeYen &&
      Number(row.times) === 1 &&
      Number(row.payments) === 1 &&
      Number(row.paid) === netYen &&
      Number(row.bank) === -netYen,
  );
  const doubled = of(
    ({ times, payments, took, kinds }) =>
      Number(times) > 1 ||
      Number(payments) > 1 ||
      Number(took) > chargeYen ||
      String(kinds).split(" ").length > 4,
  );
  if (once !== creators) drill.say(JSON.stringify(rows.slice(0, 3)));
  drill.check(
    `${creators} deals asked for, ${rows.length} made, ${once} charged, booked and paid once, ${doubled} doubled`,
    once === creators && rows.length === creators,
  );

  const { run } = await payoutCalls({ url: market.front }).run(runId);
  const lines = [];
  for (const { n } of run?.files ?? [])
    lines.push(...readZengin(await payoutCalls({ url: market.front }).file(runId, n)).rows);
  const inFiles = lines.reduce((sum, { yen }) => sum + yen, 0);
  drill.check(
    `${lines.length} lines in the bank's files, of ${inFiles} yen`,
    lines.length === creators && inFiles === creators * netYen,
  );

  const { written, arrived: came, again, isEachOnce, perKind, perPerson } = compareMails(mails, arrived);
  drill.check(
    `${written} mails written, ${came} arrived, ${again} of them came once more under the same Message-ID`,
    isEachOnce,
  );
  drill.say(
    Object.entries(perKind)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(", "),
  );
  const twice = Object.keys(perPerson).filter((what) => (perPerson[what] ?? 0) > 1);
  const toCreators = twice.filter((what) => what.includes(" creator"));
  drill.check(`no creator was told a thing twice: ${toCreators.join(", ")}`, toCreators.length === 0);

  const { code, output } = await runCommand({ env, args: ["ledger:check"] });
  drill.check(
    `ledger:check: ${output.split("\n").join(" ")}`,
    code === 0 && output.includes(`${creators} deals, 0 faults.`),
  );
  drill.counted = { acknowledged: creators, lost: creators - once, doubled };
}

/** What was booked, charged at the provider and paid for each deal. One table at a time: on a distributed server they are apart. @param {import("./world.mjs").Db} db */
export async function sumsOfDeals(db) {
  const deals = await query(db, "select id::text as deal, deal_id from deals");
  const booked = await query(
    db,
    `select deal::text as deal, string_agg(kind, ' ' order by booked_at, n) as kinds, sum(card) as card, sum(bank) as bank,
       sum(card + bank + receivable + secured + payable + fee + tax + refund) as off
     from ledger group by deal`,
  );
  const taken = await query(
    db,
    `select body -> 'metadata' ->> 'dealId' as deal_id, sum((body ->> 'amount_received')::int) as took,
       count(*) filter (where (body ->> 'amount_received')::int > 0) as times
     from dev_stripe_objects where type = 'payment_intent' group by 1`,
  );
  const paid = await query(
    db,
    "select deal::text as deal, count(*) as payments, sum(amount_yen) as paid from payments where stage = 'paid' group by deal",
  );
  return deals.map((deal) => ({
    ...deal,
    ...booked.find((one) => one.deal === deal.deal),
    ...taken.find((one) => one.deal_id === deal.deal_id),
    ...paid.find((one) => one.deal === deal.deal),
  }));
}
