// Debian's pgbouncer by the transaction between the copies and PostgreSQL: the API's tests pass.
import { apiTestsPass } from "./api-tests.mjs";
import { startPooler } from "./pooler.mjs";

/** @type {import("../drills/harness/run-drill.mjs").RunDrill} */
export async function run(trial) {
  const postgres = await trial.postgres();
  const pooler = await startPooler(postgres);
  trial.later(() => pooler.stop());
  const env = { TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pooler.url };
  trial.check("the API's tests pass through pgbouncer", await apiTestsPass(env));
}
