import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { mintOwnerId } from "../owner.ts";
import { announce } from "./announce.ts";
import { startLive } from "./live-hub.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
});
afterAll(() => database.close());

test("where the other half of a commit may come later, a follower is told once more", async () => {
  const hub = await startLive(database, { againMs: 50 });
  const account = {
    actor: "influencer" as const,
    ownerId: mintOwnerId<"influencer">("hanako"),
    accountId: "hers",
  };
  const caller = { ...account, sessionId: "of-hanako" };
  const told: number[] = [];
  hub.join({ caller, tell: () => told.push(performance.now()), end: () => undefined });
  await announce(database.db, caller.ownerId);
  await expect.poll(() => told).toHaveLength(2);
  await hub.stop();
});
