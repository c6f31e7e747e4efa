import { updateMember } from "@tomoru/contract/company/members";
import * as company from "@tomoru/contract/company/session";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedColleague, seedCompany, seedInfluencer } from "../testing/seed.ts";
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

test("a member without a seat is told so by the next refresh", async () => {
  const owner = await seedCompany(app, { planId: "standard" });
  const { memberId, refreshToken: token } = await seedColleague(app, owner);
  const stop = { params: { id: memberId }, body: { status: "inactive" as const } };
  expect((await app.call(updateMember, { token: owner.token, ...stop })).status).toBe(200);
  const refused = await app.call(company.refreshToken, { body: { refreshToken: token } });
  expect(refused).toMatchObject({ status: 403, code: 2016, errors: ["seat 2016"] });
});
