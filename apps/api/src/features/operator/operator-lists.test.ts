import {
  cancelMembership,
  closeAccount,
  sendInquiry,
  sendOpenInquiry,
  updatePlan,
} from "@tomoru/contract/influencer/membership";
import { listAudit } from "@tomoru/contract/operator/audit";
import { answerInquiry, listInquiries, listWithdrawals } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
let emma: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  hanako = await seedInfluencer(app);
  emma = await seedInfluencer(app, { fullName: "Emma Sato" });
});
afterAll(() => app.close());

const write = (person: SeededInfluencer, subject: string) =>
  app.call(sendInquiry, { token: person.token, body: { subject, message: "よろしくお願いします。" } });

async function leave(person: SeededInfluencer): Promise<void> {
  app.clock.advance(60);
  const body = { reason: "qualityOfService", description: "通知が届きません。" } as const;
  await app.call(cancelMembership, { token: await seedSession(app, person), body });
}

test("what creators wrote comes newest first, with who wrote it", async () => {
  await write(hanako, "一つ目");
  app.clock.advance(60);
  const { result } = await write(emma, "Second");
  const { docs, hasNextPage } = (await app.call(listInquiries)).result;
  expect(hasNextPage).toBe(false);
  expect(docs[0]).toEqual({
    id: result.inquiryId,
    influencerId: emma.ownerId,
    fullName: "Emma Sato",
    email: emma.email,
    subject: "Second",
    message: "よろしくお願いします。",
    createdAt: app.clock.now().toISOString(),
    answeredAt: null,
  });
  expect(docs[1]).toMatchObject({ subject: "一つ目", email: hanako.email });
});

test("inquiries come in pages, each once", async () => {
  for (const subject of ["1", "2", "3"]) {
    await write(hanako, subject);
    app.clock.advance(60);
  }
  const first = (await app.call(listInquiries, { query: { limit: 2 } })).result;
  const second = (await app.call(listInquiries, { query: { limit: 2, offset: 2 } })).result;
  expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  expect([...first.docs, ...second.docs].map(({ subject }) => subject)).toEqual(["3", "2", "1"]);
  expect((await app.call(listInquiries, { query: { limit: 3 } })).result.hasNextPage).toBe(false);
});

test("what was answered waits no more, of a creator and of somebody not signed in; the log says who did it", async () => {
  const { inquiryId: own } = (await write(hanako, "振込先")).result;
  app.clock.advance(60);
  const stranger = {
    name: "佐藤 花",
    email: "hana@example.jp",
    subject: "ログイン",
    message: "できません。",
  };
  const { inquiryId: open } = (await app.call(sendOpenInquiry, { body: stranger })).result;
  const listed = async (state?: "open" | "answered") =>
    (await app.call(listInquiries, { query: { state } })).result.docs.map(({ id }) => id);
  expect(await listed("open")).toEqual([open, own]);
  const headers = { "x-operator": "tanaka" };
  const answer = (id: string) =>
    app.call(answerInquiry, { headers, params: { id }, body: { state: "answered" } });
  const moments: string[] = [];
  for (const id of [open, own]) {
    moments.unshift(app.clock.now().toISOString());
    expect(await answer(id)).toMatchObject({ status: 200, result: { inquiryId: id, state: "answered" } });
    app.clock.advance(60);
  }
  expect((await answer(own)).status).toBe(200);
  expect([await listed("open"), await listed("answered"), await listed()]).toEqual([
    [],
    [open, own],
    [open, own],
  ]);
  const { docs } = (await app.call(listInquiries)).result;
  expect(docs.map(({ answeredAt }) => answeredAt)).toEqual(moments.toReversed());
  const deeds = (await app.call(listAudit, { headers })).result.docs;
  expect(deeds.map(({ operator, call, about }) => [operator, call, about])).toEqual([
    ["tanaka", "answerInquiry", hanako.ownerId],
    ["tanaka", "answerInquiry", hanako.ownerId],
    ["tanaka", "answerInquiry", null],
  ]);
  expect(await answer("00000000-0000-7000-8000-000000000000")).toMatchObject({ status: 404, code: 2005 });
});

test("who asked to leave is listed newest first, with reason, date and what became of it", async () => {
  await leave(hanako);
  const back = { params: { id: "creator" }, body: { status: "active" as const } };
  await app.call(updatePlan, { ...back, token: await seedSession(app, hanako) });
  await leave(emma);
  const { docs } = (await app.call(listWithdrawals)).result;
  expect(docs).toMatchObject([
    { influencerId: emma.ownerId, fullName: "Emma Sato", status: "pending", endsOn: "2026-11-30" },
    { influencerId: hanako.ownerId, email: hanako.email, status: "takenBack" },
  ]);
  expect(docs[0]).toMatchObject({ reason: "qualityOfService", description: "通知が届きません。" });
});

test("those who asked to leave come in pages, each once, and a full last page has none after it", async () => {
  await leave(hanako);
  await leave(emma);
  const rei = await seedInfluencer(app);
  await leave(rei);
  const page = async (query: { limit: number; offset?: number }) =>
    (await app.call(listWithdrawals, { query })).result;
  const pages = [await page({ limit: 2 }), await page({ limit: 2, offset: 2 }), await page({ limit: 3 })];
  expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual([true, false, false]);
  expect(pages.map(({ docs }) => docs.map(({ influencerId }) => influencerId))).toEqual([
    [rei.ownerId, emma.ownerId],
    [hanako.ownerId],
    [rei.ownerId, emma.ownerId, hanako.ownerId],
  ]);
});

test("what somebody wrote when they left opens in its own row only", async () => {
  await leave(hanako);
  await leave(emma);
  const { db } = app.deps;
  const rows = await db.selectFrom("withdrawals").select(["id", "details"]).execute();
  for (const [at, { id }] of rows.entries())
    await db
      .updateTable("withdrawals")
      .set({ details: rows[1 - at]?.details })
      .where("id", "=", id)
      .execute();
  expect(await app.call(listWithdrawals)).toMatchObject({ status: 500, code: 5000, result: undefined });
});

test("of a closed account the reason and the dates are left, and nothing that was written", async () => {
  await write(hanako, "件名");
  await leave(hanako);
  await app.call(closeAccount, { token: await seedSession(app, hanako) });
  expect((await app.call(listInquiries)).result.docs).toEqual([]);
  expect((await app.call(listWithdrawals)).result.docs).toMatchObject([
    { status: "closed", fullName: null, email: null, reason: "qualityOfService", description: "" },
  ]);
});

test.each([{ limit: "0" }, { limit: "51" }, { offset: "-1" }])("%j is no page", async (query) => {
  for (const endpoint of [listInquiries, listWithdrawals]) {
    expect(await app.call(endpoint, { query })).toMatchObject({ status: 400, code: 3013 });
  }
});
