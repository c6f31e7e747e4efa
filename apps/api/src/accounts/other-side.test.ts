import { defineEndpoint } from "@tomoru/contract/endpoint";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { logout, refreshToken as refreshEndpoint } from "@tomoru/contract/influencer/session";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod/mini";
import { gatesOf } from "../app.ts";
import { registerRoutes } from "../platform/http/register-routes.ts";
import { route, uncheckedRoute } from "../platform/http/route.ts";
import { createServer } from "../platform/http/server.ts";
import type { OwnerId } from "../platform/owner.ts";
import { type SeededMember, seedCompany, seedInfluencer } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { endSession, refreshSession } from "./sessions/sessions.usecases.ts";

/** Calls as a feature of the companies' side will have them. */
const readDesk = defineEndpoint({
  name: "readDesk",
  summary: "What lies on the desk.",
  method: "GET",
  path: "/company/desk",
  access: "company",
  tag: "Desk",
  result: z.object({ companyId: z.string(), memberId: z.string() }),
  codes: [],
});
const clearDesk = defineEndpoint({
  name: "clearDesk",
  summary: "Nothing lies there any more.",
  method: "PUT",
  path: "/company/desk",
  access: "company",
  tag: "Desk",
  codes: [],
});

let app: TestApp;
let companies: FastifyInstance;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
  const { config, live } = app.deps;
  companies = createServer({ config, log: pino({ level: "silent" }) });
  const companyOf = (ownerId: OwnerId<"company">) => ownerId;
  const routes = [
    route(readDesk, async ({ caller }) => ({
      result: { companyId: companyOf(caller.ownerId), memberId: caller.accountId },
    })),
    uncheckedRoute(clearDesk, async () => ({})),
  ];
  registerRoutes(companies, { routes, gates: gatesOf(app.deps), live });
});
beforeEach(async () => {
  await app.empty();
  member = await seedCompany(app);
});
afterAll(async () => {
  await companies.close();
  await app.close();
});

async function atDesk(token: string | undefined, method: "GET" | "PUT" = "GET") {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await companies.inject({ method, url: "/api/company/desk", headers });
  const { result, subStatusCode: code } = response.json<{ result?: unknown; subStatusCode?: number }>();
  return { status: response.statusCode, code, result };
}

function setStatus(status: "closed" | "suspended") {
  return app.deps.db
    .updateTable("accounts")
    .set({ status })
    .where("id", "=", member.account.accountId)
    .execute();
}

test("a member's token opens the companies' calls, as the member's and the company's", async () => {
  const { ownerId: companyId, accountId: memberId } = member.account;
  expect(await atDesk(member.token)).toMatchObject({ status: 200, result: { companyId, memberId } });
  expect((await atDesk(member.token, "PUT")).status).toBe(200);
});

test("without a token, and with one that was changed, nothing opens", async () => {
  const changed = member.token.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  for (const token of [undefined, "nonsense", changed, member.refreshToken]) {
    expect(await atDesk(token)).toMatchObject({ status: 401, code: 1019 });
  }
});

test("a creator's token is none on the companies' side", async () => {
  const creator = await seedInfluencer(app);
  for (const method of ["GET", "PUT"] as const) {
    expect(await atDesk(creator.token, method)).toMatchObject({ status: 401, code: 1019 });
  }
  expect((await app.call(listOffers, { token: creator.token })).status).toBe(200);
});

test("a member's refresh token is none on the creators' side, and ends nothing", async () => {
  const body = { refreshToken: member.refreshToken };
  expect(await app.call(refreshEndpoint, { body })).toMatchObject({ status: 401, code: 1008 });
  const pair = await refreshSession(app.deps, { actor: "company", token: member.refreshToken });
  expect((await atDesk(pair.accessToken)).status).toBe(200);
});

test("a creator's refresh token is none on the companies' side, sealed or not, and ends nothing", async () => {
  const creator = await seedInfluencer(app);
  const unsealed = Buffer.from(creator.refreshToken, "base64url").subarray(0, 64).toString("base64url");
  for (const token of [creator.refreshToken, unsealed]) {
    await expect(refreshSession(app.deps, { actor: "company", token })).rejects.toMatchObject({ code: 1008 });
  }
  const body = { refreshToken: creator.refreshToken };
  expect((await app.call(refreshEndpoint, { body })).status).toBe(200);
});

test("a session that a member ends is dead at once, and a creator's sign-out does not touch it", async () => {
  const creator = await seedInfluencer(app);
  await app.call(logout, { token: creator.token });
  expect((await atDesk(member.token)).status).toBe(200);
  await endSession(app.deps, member.caller);
  expect(await atDesk(member.token)).toMatchObject({ status: 401, code: 1019 });
});

test.each([
  ["suspended", 1007],
  ["closed", 1006],
] as const)(
  "a member who is %s is told so, by plain calls and by those that look themselves",
  async (status, code) => {
    await setStatus(status);
    for (const method of ["GET", "PUT"] as const) {
      expect(await atDesk(member.token, method)).toMatchObject({ status: 403, code });
    }
  },
);

test("another company's member is another owner", async () => {
  const other = await seedCompany(app);
  const [mine, theirs] = [await atDesk(member.token), await atDesk(other.token)];
  expect(mine.result).not.toEqual(theirs.result);
});
