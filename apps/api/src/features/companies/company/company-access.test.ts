import { login } from "@tomoru/contract/company/accounts";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import {
  acceptInvitation,
  listMembers,
  sendInvitation,
  updateMember,
} from "@tomoru/contract/company/members";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { setCompanyStatus } from "@tomoru/contract/operator/companies";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp, type TestRequest } from "../../../testing/test-app.ts";
import { liftSuspension, suspendCompany } from "./standing.usecases.ts";

let app: TestApp;
let owner: SeededMember;
let colleague: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  owner = await seedCompany(app, { planId: "standard" });
  colleague = await seedColleague(app, owner);
});
afterAll(() => app.close());

const ofCompanies = endpoints.filter(({ access, events }) => access === "company" && !events);
const ownersOnly = ofCompanies.filter(({ role }) => role === "owner");
const anId = "019ab4d2-0000-7000-8000-00000000dead";

/** Something for every place that an endpoint reads; what it says does not matter to the gate. */
function request(endpoint: Endpoint, id = anId): TestRequest<Endpoint> {
  return { params: { id }, ...(endpoint.body ? { rawBody: {} } : {}) };
}

/** What each copy answers to a token. */
async function onBothCopies(token: string) {
  const call = { url: `/api${getCompanyProfile.path}`, headers: { authorization: `Bearer ${token}` } };
  const answers = await Promise.all(app.copies.map((copy) => copy.inject(call)));
  return answers.map(
    (answer) => answer.json<{ subStatusCode?: number }>().subStatusCode ?? answer.statusCode,
  );
}

function suspend(reason: "payment" | "operator") {
  const { companyId } = owner;
  return app.deps.db.transaction().execute((trx) => suspendCompany(app.deps, { trx, companyId, reason }));
}

function lift(reason: "payment" | "operator") {
  const { companyId } = owner;
  return app.deps.db.transaction().execute((trx) => liftSuspension(trx, { companyId, reason }));
}

describe("a member who is not the owner", () => {
  test("the owner's calls are told by the contract", () => {
    expect(ownersOnly.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "updateCompanyInfo",
        "closeCompany",
        "sendInvitation",
        "updateInvitation",
        "updateMember",
      ]),
    );
  });

  test.each(ownersOnly)("is refused by $method $path, whatever is sent", async (endpoint) => {
    const answer = await app.call(endpoint, { ...request(endpoint), token: colleague.token });
    expect(answer).toMatchObject({ status: 403, code: 2016, errors: ["role 2016"] });
  });

  test.each(ofCompanies.filter(({ role }) => !role))("is let in by $method $path", async (endpoint) => {
    const answer = await app.call(endpoint, { ...request(endpoint), token: colleague.token });
    expect(answer.errors).not.toContain("role 2016");
    expect([1006, 1007, 1019]).not.toContain(answer.code);
  });

  test("reads names and roles of the others, and no e-mail", async () => {
    const { result } = await app.call(listMembers, { token: colleague.token });
    expect(result.docs.map(({ email }) => email)).toEqual([null, null]);
    expect(new Set(result.docs.map(({ role }) => role))).toEqual(new Set(["owner", "member"]));
    const { result: owners } = await app.call(listMembers, { token: owner.token });
    expect(owners.docs.map(({ email }) => email).sort()).toEqual([colleague.email, owner.email].sort());
  });
});

describe("a company that is suspended for its plan", () => {
  test.each(ofCompanies.filter(({ whileUnpaid }) => !whileUnpaid))(
    "is refused by $method $path",
    async (endpoint) => {
      await suspend("payment");
      const answer = await app.call(endpoint, { ...request(endpoint), token: owner.token });
      expect(answer).toMatchObject({ status: 403, code: 2016, errors: ["payment 2016"] });
    },
  );

  test.each(ofCompanies.filter(({ whileUnpaid }) => whileUnpaid))(
    "is let in by $method $path",
    async (endpoint) => {
      await suspend("payment");
      const answer = await app.call(endpoint, { ...request(endpoint), token: owner.token });
      expect(answer.errors).not.toContain("payment 2016");
      expect([1006, 1007, 1019]).not.toContain(answer.code);
    },
  );

  test("goes on once it is lifted, unless the operator has suspended it too", async () => {
    await suspend("payment");
    expect(await onBothCopies(owner.token)).toEqual([200, 200]);
    await suspend("operator");
    expect(await onBothCopies(owner.token)).toEqual([1007, 1007]);
    await lift("payment");
    expect(await onBothCopies(owner.token)).toEqual([1007, 1007]);
    await lift("operator");
    expect(await onBothCopies(owner.token)).toEqual([200, 200]);
  });
});

describe("at once, on the copy that served them a moment ago too", () => {
  const setStatus = (status: "inactive" | "removed") =>
    app.call(updateMember, { token: owner.token, params: { id: colleague.memberId }, body: { status } });

  test.each([
    ["inactive", 2016],
    ["removed", 1006],
  ] as const)("a member who is %s is told so", async (status, code) => {
    expect(await onBothCopies(colleague.token)).toEqual([200, 200]);
    expect((await setStatus(status)).status).toBe(200);
    expect(await onBothCopies(colleague.token)).toEqual([code, code]);
    expect(await onBothCopies(owner.token)).toEqual([200, 200]);
  });

  test("everybody of a company that the operator suspends is told so", async () => {
    const change = { params: { companyId: owner.companyId }, headers: { "x-operator": "Ueda" } };
    const body = { status: "suspended", reason: "確認のため" } as const;
    expect((await app.call(setCompanyStatus, { ...change, body })).status).toBe(200);
    for (const { token } of [owner, colleague]) expect(await onBothCopies(token)).toEqual([1007, 1007]);
  });
});

describe("of another company", () => {
  const named = ofCompanies.filter(({ path }) => /\/(member|invitation)\/\{id\}/.test(path));

  test.each(named)("what $method $path names answers as what is nowhere", async (endpoint) => {
    const other = await seedCompany(app, { planId: "standard" });
    const theirs = await seedColleague(app, other);
    const { result } = await app.call(sendInvitation, {
      token: other.token,
      body: { email: "a@example.jp" },
    });
    const ids = endpoint.path.includes("member") ? theirs.memberId : result.invitationId;
    const bodies: Record<string, unknown> = {
      updateMember: { status: "removed" },
      updateInvitation: { action: "cancel" },
    };
    const answers = [];
    for (const id of [ids, anId, "nonsense"]) {
      const { status, code, message, errors } = await app.call(endpoint, {
        params: { id },
        rawBody: bodies[endpoint.name] ?? {},
        token: owner.token,
      });
      answers.push({ status, code, message, errors });
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 2005, errors: [] });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await app.call(getCompanyProfile, { token: theirs.token })).status).toBe(200);
  });
});

describe("who signs in", () => {
  const password = "Minato-Kohi7";
  const enter = (email: string) => app.call(login, { body: { username: email, password } });

  test("is told a stopped seat and a suspension only with the right password", async () => {
    const person = await seedColleague(app, owner, { password });
    await app.call(updateMember, {
      token: owner.token,
      params: { id: person.memberId },
      body: { status: "inactive" },
    });
    expect(await enter(person.email)).toMatchObject({ status: 403, code: 2016, errors: ["seat 2016"] });
    const wrong = { username: person.email, password: "Minato-Cha88" };
    expect((await app.call(login, { body: wrong })).code).toBe(1004);
    await suspend("operator");
    expect((await enter(person.email)).code).toBe(1007);
    expect((await app.call(login, { body: wrong })).code).toBe(1004);
  });

  test("comes in while the plan is unpaid, and not once removed", async () => {
    const person = await seedColleague(app, owner, { password });
    await suspend("payment");
    expect((await enter(person.email)).status).toBe(200);
    await lift("payment");
    const removed = { params: { id: person.memberId }, body: { status: "removed" } } as const;
    await app.call(updateMember, { token: owner.token, ...removed });
    expect((await enter(person.email)).code).toBe(1004);
  });

  test("and was invited by one company is a member of no other", async () => {
    const other = await seedCompany(app, { planId: "standard" });
    const invited = await app.call(sendInvitation, { token: other.token, body: { email: colleague.email } });
    expect(invited).toMatchObject({ status: 409, code: 2001 });
    const body = { fullName: "高橋 彩", password, isTermsAccepted: true };
    expect((await app.call(acceptInvitation, { params: { token: "nonsense" }, body })).code).toBe(2005);
  });
});
