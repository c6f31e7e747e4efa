// All tests of the API, each over two copies of the product: races, live events and jobs among them.
import { apiTestsPass } from "../scaling/api-tests.mjs";

/** @type {import("./trial-list.mjs").RunTrial} */
export async function run(trial, { testEnv }) {
  trial.check("the API's tests pass on it", await apiTestsPass(testEnv));
}
