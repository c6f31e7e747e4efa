import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { billingCatalogue } from "../../features/billing/plan/catalogue.rules.ts";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { type StandInStripe, startStandInStripe } from "../../testing/stand-in-stripe.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { StartFault } from "../start-fault.ts";
import { makeCatalogue } from "./make-catalogue.ts";

let database: TestDatabase;
let standIn: StandInStripe;
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
  standIn = await startStandInStripe({ db: database.db, clock: fakeClock() });
});
/** An account that has nothing yet. */
beforeEach(async () => {
  await emptyDatabase(database);
  await standIn.stripe.prices.list();
  await sql`delete from dev_stripe_objects where type in ('product', 'price', 'tax_rate')`.execute(
    database.db,
  );
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});

const catalogue = billingCatalogue("2026-11-23");
const lookup_keys = ["tomoru_standard_1", "tomoru_professional_1"];

test("both prices and the tax are made once, however often it is asked for", async () => {
  const { stripe } = standIn;
  const made = await makeCatalogue(stripe, catalogue);
  expect(made).toEqual(Array(3).fill(expect.stringContaining("is made")));
  const again = await makeCatalogue(stripe, catalogue);
  expect(again).toEqual(made.map((line) => line.replace("is made", "is there")));
  const { data } = await stripe.prices.list({ lookup_keys });
  const monthly = {
    currency: "jpy",
    tax_behavior: "exclusive",
    recurring: { interval: "month", interval_count: 1 },
  };
  expect(data).toMatchObject([
    { ...monthly, unit_amount: 10_000, lookup_key: "tomoru_standard_1" },
    { ...monthly, unit_amount: 30_000, lookup_key: "tomoru_professional_1" },
  ]);
  const rates = await stripe.taxRates.list();
  expect(rates.data).toMatchObject([{ country: "JP", percentage: 10, inclusive: false }]);
  expect((await stripe.prices.list()).data).toHaveLength(2);
});

test("a price under our key that is another stops it, and nothing is sold under it", async () => {
  const { stripe } = standIn;
  await makeCatalogue(stripe, catalogue);
  const [standard, ...others] = catalogue.plans;
  const dearer = { ...catalogue, plans: [{ ...standard, yen: 12_000 }, ...others] } as typeof catalogue;
  await expect(makeCatalogue(stripe, dearer)).rejects.toThrow(StartFault);
});

test("the sandbox has the same by itself", async () => {
  await emptyDatabase(database);
  const lines = await makeCatalogue(standIn.stripe, catalogue);
  expect(lines).toEqual(Array(3).fill(expect.stringContaining("is there")));
});
