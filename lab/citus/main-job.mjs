// What the product is for, over the API: signing up, an offer, its decision; and the engine's own plan of every statement.
import { apiTestsPass } from "../scaling/api-tests.mjs";

const files = ["sign-up.usecases", "operator-offers", "offer-decision", "statements-by-shard", "distribute"];

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, { testEnv }) {
  trial.check(
    `the tests of ${files.join(", ")} pass on it`,
    await apiTestsPass(
      testEnv,
      files.map((name) => `${name}.test.ts`),
    ),
  );
}
