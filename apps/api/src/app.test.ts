import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { decideOffer, getOffer } from "@tomoru/contract/influencer/offers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routesOf } from "./app.ts";
import { seedInfluencer, seedOffers } from "./testing/seed.ts";
import { startTestApp, type TestApp, type TestRequest } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const guarded = endpoints.filter(({ access }) => access === "influencer" || access === "company");
const operators = endpoints.filter(({ access }) => access === "operator");
const open = endpoints.filter(({ access }) => access === "anybody");
const someParams = { platform: "tiktok", id: "A".repeat(22), email: "nobody@example.jp", code: "0001" };

/** Something for every place that an endpoint reads; what it says does not matter to the gates. */
function request(endpoint: Endpoint): TestRequest<Endpoint> {
  return { params: someParams, ...(endpoint.body ? { rawBody: {} } : {}) };
}

test("every route of the server is a call of the contract, and every call has its route", () => {
  const registered = routesOf(app.deps).map(({ endpoint }) => endpoint.name);
  expect(registered.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

test.each(guarded)(
  "$method $path answers 401 1019 without a token, before it looks at anything else",
  async (endpoint) => {
    for (const token of [undefined, "nonsense", "A".repeat(94)]) {
      const answer = await app.call(endpoint, { ...request(endpoint), token });
      expect(answer).toMatchObject({ status: 401, code: 1019 });
    }
  },
);

test.each(operators)("$method $path answers 403 2016 to a wrong operator token", async (endpoint) => {
  const answer = await app.call(endpoint, { ...request(endpoint), token: "wrong" });
  expect(answer).toMatchObject({ status: 403, code: 2016 });
});

test.each(open)("$method $path needs no token", async (endpoint) => {
  const { code } = await app.call(endpoint, request(endpoint));
  expect(code).not.toBe(1019);
});

test("the calls that need no token are these and no others", () => {
  expect(open.map(({ name }) => name)).toEqual([
    "refreshToken",
    "login",
    "verifySignUpEmail",
    "register",
    "requestPasswordCode",
    "verifyPasswordCode",
    "resetPassword",
    "listCategories",
    "sendOpenInquiry",
    "listBanks",
    "listBranches",
    "companyRefreshToken",
    "companyLogin",
    "companyVerifySignUpEmail",
    "companyRegister",
    "companyRequestPasswordCode",
    "companyVerifyPasswordCode",
    "companyResetPassword",
    "companyConfirmEmail",
    "readInvitation",
    "acceptInvitation",
    "listPlans",
    "getSeller",
  ]);
});

test("somebody else's offer answers exactly what a missing one does", async () => {
  const owner = await seedInfluencer(app);
  const stranger = await seedInfluencer(app);
  const [offer] = await seedOffers(app, owner, 1);
  const theirs = { id: offer?.offerId ?? "" };
  const missing = { id: "B".repeat(22) };
  const decision = { body: { status: "approval" as const }, token: stranger.token };

  const [readTheirs, readMissing] = [
    await app.call(getOffer, { params: theirs, token: stranger.token }),
    await app.call(getOffer, { params: missing, token: stranger.token }),
  ];
  const [decideTheirs, decideMissing] = [
    await app.call(decideOffer, { params: theirs, ...decision }),
    await app.call(decideOffer, { params: missing, ...decision }),
  ];
  const seen = ({ status, code, message, errors }: Awaited<ReturnType<TestApp["call"]>>) => ({
    status,
    code,
    message,
    errors,
  });
  expect(seen(readTheirs)).toEqual(seen(readMissing));
  expect(seen(decideTheirs)).toEqual(seen(decideMissing));
  expect(readTheirs).toMatchObject({ status: 404, code: 2005 });

  const untouched = await app.call(getOffer, { params: theirs, token: owner.token });
  expect(untouched.result.isApproval).toBeNull();
});
