import { login } from "@tomoru/contract/company/accounts";
import { closeCompany, getCompanyProfile } from "@tomoru/contract/company/companies";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedDemoCompany } from "./demo-company.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

async function enter(): Promise<string> {
  const demo = await seedDemoCompany(app.deps);
  if (!demo) throw new Error("there is no demo company");
  const body = { username: demo.email, password: demo.password };
  return (await app.call(login, { body })).result.accessToken;
}

test("a first start has a verified company on Standard, whose sign-in works", async () => {
  const { result } = await app.call(getCompanyProfile, { token: await enter() });
  expect(result).toMatchObject({
    member: { role: "owner" },
    company: { verification: "verified", prefecture: "tokyo", status: "active" },
    subscription: { planId: "standard", status: "active" },
  });
});

test("copies that start at once make one company, and a later start makes none", async () => {
  await Promise.all(Array.from({ length: 2 }, () => seedDemoCompany(app.deps)));
  await seedDemoCompany(app.deps);
  expect(await app.deps.db.selectFrom("companies").select("id").execute()).toHaveLength(1);
});

test("a demo company that was closed does not come back, and without the demo there is none", async () => {
  const token = await enter();
  const body = { password: "Tomoru-2026", isConfirmed: true } as const;
  expect((await app.call(closeCompany, { token, body })).status).toBe(200);
  expect(await seedDemoCompany(app.deps)).toBeNull();
  await app.empty();
  const off = { ...app.deps, config: { ...app.deps.config, demo: false } };
  expect(await seedDemoCompany(off)).toBeNull();
  expect(await app.deps.db.selectFrom("companies").select("id").execute()).toEqual([]);
});
