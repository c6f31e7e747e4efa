import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { atOnce } from "../../testing/at-once.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { advanceRun } from "./advancing.usecases.ts";
import { insertRun } from "./payout-runs.repository.ts";
import { beforeCut, operatorOf, seedAccepted, seedPayee } from "./payouts.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
});
afterAll(() => app.close());

test("of many who begin a run at once each is answered with the one that was made, by whichever of its keys they meet", async () => {
  await seedAccepted(app, (await seedPayee(app)).ownerId);
  app.clock.set(beforeCut);
  const answers = await atOnce(() => operatorOf(app).make("main"));
  const [made, ...others] = new Set(answers.map(({ status, result }) => `${status} ${result.runId}`));
  expect([made?.slice(0, 3), others]).toEqual(["200", []]);

  // Both keys follow from pay date and kind. To meet at the number first is a matter of microseconds, unless the other key is free.
  const runId = answers[0]?.result.runId ?? "";
  await advanceRun(app.deps, runId);
  expect((await operatorOf(app).settle(runId, "void")).status).toBe(200);
  const columns = ["number", "pay_on", "kind", "made_by", "made_at"] as const;
  const letGo = await app.deps.db.selectFrom("payout_runs").select(columns).executeTakeFirstOrThrow();
  const again = { ...letGo, id: uuidAt(app.clock.now()), state: "cutting" as const };
  expect(await app.deps.db.transaction().execute((trx) => insertRun(trx, again))).toBeUndefined();
});
