import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { setDiscoverable } from "../consent/own-discovery.usecases.ts";
import { seedFound } from "../search/found-creators.testing.ts";
import { estimateOf } from "./estimates.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const platform = "instagram";
const nobody = "01990000-0000-7000-8000-000000000000";

test("an account to be found has its estimate; too few posts, another platform and nobody have none", async () => {
  const { db } = app.deps;
  const { ownerId } = await seedFound(app, { views: 31_000 });
  const quiet = await seedFound(app, { posts: 3 });
  const estimate = await estimateOf(db, { influencerId: ownerId, platform });
  expect(estimate).toMatchObject({ minYen: 200_000, maxYen: 350_000 });
  for (const asked of [
    { influencerId: quiet.ownerId, platform },
    { influencerId: ownerId, platform: "tiktok" },
    { influencerId: nobody, platform },
  ] as const)
    expect(await estimateOf(db, asked)).toBeNull();
});

test("who hides has no estimate any more", async () => {
  const { db } = app.deps;
  const { ownerId } = await seedFound(app);
  const asked = { influencerId: ownerId, platform } as const;
  expect(await estimateOf(db, asked)).not.toBeNull();
  await setDiscoverable(app.deps, { ownerId, isDiscoverable: false });
  expect(await estimateOf(db, asked)).toBeNull();
});
