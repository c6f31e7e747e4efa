import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sessionGates } from "./session.gate.ts";

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
});
afterAll(() => app.close());

/** The gate, at which something happens right after it has seen for the first time that all is well. */
function gateWhere(happens: () => Promise<unknown>) {
  let hasHappened = false;
  const inBetween: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasHappened) {
        hasHappened = true;
        await happens();
      }
      return result;
    },
  };
  return sessionGates({ ...app.deps, db: app.deps.db.withPlugin(inBetween) }, "influencer");
}

async function endAs(status: "closed" | "suspended") {
  const { db } = app.deps;
  await db.updateTable("accounts").set({ status }).where("owner_id", "=", person.ownerId).execute();
}

for (const [status, code] of [
  ["closed", 1006],
  ["suspended", 1007],
] as const) {
  test(`an account that is ${status} between the gate's look and the count is told that`, async () => {
    const gate = gateWhere(() => endAs(status));
    await expect(gate.caller(person.token)).rejects.toMatchObject({ code });
  });
}

test("a session that ends between the gate's look and the count is told to sign in again", async () => {
  const gate = gateWhere(() => app.deps.db.deleteFrom("account_sessions").execute());
  await expect(gate.caller(person.token)).rejects.toMatchObject({ code: 1019 });
});

test("without anything in between the gate lets the creator in", async () => {
  const gate = gateWhere(async () => undefined);
  expect(await gate.caller(person.token)).toMatchObject({ ownerId: person.ownerId });
});
