import { refreshToken } from "@tomoru/contract/influencer/session";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedInfluencer } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { setStanding } from "./standing.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

test("a creator is suspended by e-mail and let in again; nobody is, whose e-mail is unknown", async () => {
  const { ownerId, email, refreshToken: token } = await seedInfluencer(app);
  const set = (to: string, status: "active" | "suspended") =>
    app.deps.db.transaction().execute((trx) => setStanding(trx, { email: to, status }));
  const refresh = () => app.call(refreshToken, { body: { refreshToken: token } });
  expect(await set(email, "suspended")).toBe(ownerId);
  expect((await refresh()).code).toBe(1007);
  expect(await set("nobody@example.jp", "suspended")).toBeUndefined();
  expect(await set(email, "active")).toBe(ownerId);
  expect((await refresh()).status).toBe(200);
});
