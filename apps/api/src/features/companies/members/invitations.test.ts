import * as members from "@tomoru/contract/company/members";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "../../../accounts/sessions/sessions.usecases.ts";
import { dumpOf } from "../../../testing/database-tables.ts";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { linkMailedTo } from "../companies.testing.ts";

let app: TestApp;
let owner: SeededMember;
let email: string;
let invited = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  // Another one each time: a mail of the test before may still be on its way.
  invited += 1;
  email = `aya.${invited}@example.jp`;
  owner = await seedCompany(app, { planId: "professional" });
});
afterAll(() => app.close());

const invite = (to = email, key = "") =>
  app.call(members.sendInvitation, {
    token: owner.token,
    body: { email: to },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const update = (id: string, action: "resend" | "cancel") =>
  app.call(members.updateInvitation, { token: owner.token, params: { id }, body: { action } });
const read = (token: string) => app.call(members.readInvitation, { params: { token } });
const person = { fullName: "高橋 彩", password: "Minato-Kohi7", isTermsAccepted: true } as const;
const accept = (token: string, body: object = person) =>
  app.call(members.acceptInvitation, { params: { token }, rawBody: body });

test("a link says who invites whom, and makes a member of whoever answers it", async () => {
  await invite();
  const token = await linkMailedTo(app, email);
  const { result } = await read(token);
  expect(result).toMatchObject({ companyName: "株式会社みなと珈琲", email, invitedBy: owner.fullName });
  const joined = await accept(token);
  expect(joined).toMatchObject({ status: 200, code: 8003 });
  const list = await app.call(members.listMembers, { token: joined.result.accessToken });
  expect(list.result.docs.map(({ role }) => role).sort()).toEqual(["member", "owner"]);
  expect(await app.mail.mailTo(owner.email)).toMatchObject({ subject: expect.stringContaining("高橋 彩") });
});

test("a link is good in a company that has no owner for now, too", async () => {
  await invite();
  const token = await linkMailedTo(app, email);
  await app.deps.db.updateTable("accounts").set({ role: "member" }).execute();
  expect((await accept(token)).status).toBe(200);
});

test("whatever follows the link without a press changes nothing", async () => {
  await invite();
  const token = await linkMailedTo(app, email);
  const before = await dumpOf(app.deps.db, ({ schema, name }) => schema === "public" && name !== "mails");
  for (let visit = 0; visit < 5; visit += 1) await read(token);
  expect(await dumpOf(app.deps.db, ({ schema, name }) => schema === "public" && name !== "mails")).toBe(
    before,
  );
  expect((await accept(token)).status).toBe(200);
});

test("a link is good once, for seven days, until it is sent again or taken back", async () => {
  const first = (await invite()).result.invitationId;
  const old = await linkMailedTo(app, email);
  expect(await update(first, "resend")).toMatchObject({ status: 429, code: 1025 });
  app.clock.advance(limits.invitationResendSeconds);
  expect((await update(first, "resend")).status).toBe(200);
  const fresh = await linkMailedTo(app, email);
  expect([(await read(old)).code, (await read(fresh)).status]).toEqual([2005, 200]);
  expect((await update(first, "cancel")).result.state).toBe("cancelled");
  expect([(await read(fresh)).code, (await accept(fresh)).code]).toEqual([2005, 2005]);
  expect(await update(first, "resend")).toMatchObject({ status: 409, code: 1023 });

  const second = (await invite()).result.invitationId;
  const late = await linkMailedTo(app, email);
  app.clock.advance(limits.invitationSeconds);
  expect([(await read(late)).code, (await accept(late)).code]).toEqual([2005, 2005]);
  const token = await seedAgain();
  expect((await app.call(members.listMembers, { token })).result.invitations).toEqual([]);
  const again = { params: { id: second }, body: { action: "resend" } } as const;
  expect(await app.call(members.updateInvitation, { token, ...again })).toMatchObject({
    status: 409,
    code: 1023,
  });
  expect((await app.call(members.sendInvitation, { token, body: { email } })).status).toBe(200);
});

/** The access token of before has ended meanwhile. */
async function seedAgain(): Promise<string> {
  const pair = await app.deps.db
    .transaction()
    .execute((trx) => startSession(app.deps, { trx, account: owner.account }));
  return pair.accessToken;
}

test("an e-mail is invited once at a time, by any company", async () => {
  await invite();
  expect(await invite()).toMatchObject({ status: 409, code: 2024 });
  const other = await seedCompany(app, { planId: "standard" });
  expect((await app.call(members.sendInvitation, { token: other.token, body: { email } })).status).toBe(200);
  const [mine, theirs] = [await linkMailedTo(app, email), await linkMailedTo(app, email)];
  expect((await accept(mine)).status).toBe(200);
  expect(await accept(theirs)).toMatchObject({ status: 409, code: 2001 });
});

test("a company sends twenty invitations a day, and those sent again are among them", async () => {
  for (let nth = 0; nth < limits.invitationsPerDay; nth += 1) {
    const { result, status } = await invite(`n${nth}@example.jp`);
    expect(status).toBe(200);
    await update(result.invitationId, "cancel");
  }
  expect(await invite()).toMatchObject({ status: 429, code: 1020 });
});

test("the same key with the same body invites once and answers the same, with another body 409", async () => {
  const first = await invite(email, "key-1");
  const again = await invite(email, "key-1");
  expect(again).toMatchObject({ status: 200, result: first.result });
  expect(await invite("mori@example.jp", "key-1")).toMatchObject({ status: 409, code: 1023 });
  const rows = await app.deps.db.selectFrom("invitations").select("id").execute();
  expect(rows).toHaveLength(1);
  const [kept] = await app.deps.db.selectFrom("request_keys").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(email);
});

test("a refused call leaves its key free", async () => {
  await invite();
  expect((await invite(email, "key-2")).code).toBe(2024);
  const { result } = await app.call(members.listMembers, { token: owner.token });
  await update(result.invitations[0]?.invitationId ?? "", "cancel");
  expect((await invite(email, "key-2")).status).toBe(200);
});

test.each([
  [{ ...person, isTermsAccepted: false }, "isTermsAccepted 3008"],
  [{ ...person, fullName: "" }, "fullName 3007"],
  [{ ...person, password: "short" }, "password 3002"],
  [{ ...person, password: "Aya-0000" }, "password 3002"],
])("an acceptance that is not whole is refused at its field: %j", async (body, fault) => {
  await invite();
  const token = await linkMailedTo(app, email);
  expect((await accept(token, body)).errors).toEqual([fault]);
  expect((await read(token)).status).toBe(200);
});
