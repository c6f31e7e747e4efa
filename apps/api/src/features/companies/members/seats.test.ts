import { getCompanyProfile } from "@tomoru/contract/company/companies";
import {
  acceptInvitation,
  listMembers,
  sendInvitation,
  updateMember,
} from "@tomoru/contract/company/members";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd } from "../../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { linkMailedTo, tallyOf } from "../companies.testing.ts";
import { keepSeats, seatedOf } from "./seats.usecases.ts";

let app: TestApp;
let owner: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  owner = await seedCompany(app, { planId: "standard" });
});
afterAll(() => app.close());

const invite = (email: string) => app.call(sendInvitation, { token: owner.token, body: { email } });
const seats = async () => (await app.call(listMembers, { token: owner.token })).result.seats;
const setStatus = (memberId: string, status: "active" | "inactive" | "removed") =>
  app.call(updateMember, { token: owner.token, params: { id: memberId }, body: { status } });

test("members and invitations that wait take the seats of the plan, and then no more are sent", async () => {
  await seedColleague(app, owner);
  expect(await seats()).toEqual({ used: 2, limit: 3 });
  expect((await invite("a@example.jp")).status).toBe(200);
  expect(await seats()).toEqual({ used: 3, limit: 3 });
  expect(await invite("b@example.jp")).toMatchObject({ status: 403, code: 2016, errors: ["plan 2016"] });
});

test("on Free there is a seat for the owner alone", async () => {
  const free = await seedCompany(app);
  const answer = await app.call(sendInvitation, { token: free.token, body: { email: "a@example.jp" } });
  expect(answer).toMatchObject({ status: 403, errors: ["plan 2016"] });
});

test("of 64 invitations at once for the last seat one is sent", async () => {
  await seedColleague(app, owner);
  const answers = await atOnce((nth) => invite(`crowd-${nth}@example.jp`));
  expect(tallyOf(answers)).toEqual({ 200: 1, 2016: crowd - 1 });
  expect(await seats()).toEqual({ used: 3, limit: 3 });
});

test("of 64 who accept one link at once one becomes a member", async () => {
  await invite("aya.seats@example.jp");
  const token = await linkMailedTo(app, "aya.seats@example.jp");
  const body = { fullName: "高橋 彩", password: "Minato-Kohi7", isTermsAccepted: true };
  const answers = await atOnce((nth) =>
    app.call(acceptInvitation, { params: { token }, body, ip: `198.51.100.${nth}` }),
  );
  const { 200: joined, ...others } = tallyOf(answers);
  expect(joined).toBe(1);
  // Whoever finds too many in front is told to come again; none is let in.
  expect(Object.keys(others).every((code) => ["2005", "5000"].includes(code))).toBe(true);
  expect(await seats()).toEqual({ used: 2, limit: 3 });
});

test("of many who are let in again for one seat, one is", async () => {
  const people: SeededMember[] = [];
  for (let nth = 0; nth < 4; nth += 1) people.push(await seedColleague(app, owner));
  for (const { memberId } of people) await setStatus(memberId, "inactive");
  await seedColleague(app, owner);
  const answers = await atOnce((nth) => setStatus(people[nth]?.memberId ?? "", "active"), people.length);
  expect(tallyOf(answers)).toEqual({ 200: 1, 2016: 3 });
  expect(await seats()).toEqual({ used: 3, limit: 3 });
});

test("an invitation is accepted only while the plan has its seat", async () => {
  await invite("aya.seats@example.jp");
  const token = await linkMailedTo(app, "aya.seats@example.jp");
  await app.deps.db.updateTable("subscriptions").set({ plan_id: "free" }).execute();
  const body = { fullName: "高橋 彩", password: "Minato-Kohi7", isTermsAccepted: true };
  const answer = await app.call(acceptInvitation, { params: { token }, body });
  expect(answer).toMatchObject({ status: 403, code: 2016, errors: ["plan 2016"] });
});

test("after a step down who is not kept is stopped at once, and no link works any more", async () => {
  const [stays, goes] = [await seedColleague(app, owner), await seedColleague(app, owner)];
  const companyId = owner.companyId;
  await app.deps.db.updateTable("subscriptions").set({ plan_id: "professional" }).execute();
  await invite("aya.seats@example.jp");
  const token = await linkMailedTo(app, "aya.seats@example.jp");
  await app.deps.db.transaction().execute(async (trx) => {
    const seated = await seatedOf(trx, companyId);
    expect(seated.filter(({ isOwner }) => isOwner).map(({ id }) => id)).toEqual([owner.memberId]);
    expect(seated).toHaveLength(3);
    await keepSeats(trx, { companyId, kept: new Set([stays.memberId]) });
  });
  const read = (member: SeededMember) => app.call(getCompanyProfile, { token: member.token });
  expect(await read(goes)).toMatchObject({ status: 403, errors: ["seat 2016"] });
  expect([(await read(stays)).status, (await read(owner)).status]).toEqual([200, 200]);
  const body = { fullName: "高橋 彩", password: "Minato-Kohi7", isTermsAccepted: true };
  expect((await app.call(acceptInvitation, { params: { token }, body })).code).toBe(2005);
});
