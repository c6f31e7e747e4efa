import { sendOffers } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { requestKeptSeconds, sweepRequests } from "./operator.maintenance.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("the same key answers the same for thirty days, and is forgotten then", async () => {
  const { email } = await seedInfluencer(app);
  const offer = { platform: "tiktok", productName: "器", influencerEmail: email } as const;
  const send = () =>
    app.call(sendOffers, { body: { offers: [offer] }, headers: { "idempotency-key": "k-1" } });
  const { result } = await send();
  app.clock.advance(requestKeptSeconds - 1);
  await sweepRequests(app.deps);
  expect((await send()).result).toEqual(result);
  app.clock.advance(1);
  await sweepRequests(app.deps);
  expect(await app.deps.db.selectFrom("operator_requests").select("key").execute()).toEqual([]);
});
