import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSecured } from "../features/deals/deals.testing.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import type { CommandParts } from "./command.ts";
import { checkLedger } from "./ledger-check.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const silent = () => Promise.reject(new Error("nothing listens there"));

function check(isSandbox: boolean | undefined) {
  const known = { isSandbox, client: silent } as unknown as TestApp["deps"]["billing"];
  const billing = isSandbox === undefined ? undefined : known;
  const assemble = () => Promise.resolve({ deps: { ...app.deps, billing } });
  return checkLedger({ assemble } as unknown as CommandParts);
}

test("a trial's books are compared while no server runs, and it is said that the sandbox was not asked", async () => {
  await seedSecured(app);
  expect(await check(true)).toEqual(["1 deals, 0 faults.", "The payment provider's sandbox was not asked."]);
});

test("a provider that does not answer is no clean book", async () => {
  await expect(check(false)).rejects.toThrow("nothing listens there");
});

test("without the provider's keys the books are compared with themselves, and it is said that it was not asked", async () => {
  expect((await check(undefined)).at(-1)).toMatch(
    /^The payment provider was not asked: set STRIPE_SECRET_KEY/,
  );
});
