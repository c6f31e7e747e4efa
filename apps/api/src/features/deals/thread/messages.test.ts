import * as company from "@tomoru/contract/company/deal-messages";
import * as creator from "@tomoru/contract/influencer/deal-messages";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { liftSuspension, suspendCompany } from "../../companies/company/standing.usecases.ts";
import { messageMailsToken } from "../../offers/offers.usecases.ts";
import { soon } from "../../social/linking.testing.ts";
import { actOnDeal } from "../acting/acting.usecases.ts";
import { dealNow, type SeededDeal, seedDeal, signInAgain } from "../deals.testing.ts";

let app: TestApp;
let deal: SeededDeal;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-12-01T03:00:00.000Z");
  deal = await seedDeal(app);
});
afterAll(() => app.close());

const params = () => ({ id: deal.dealId });
const byCreator = (text: string, headers = {}) =>
  app.call(creator.sendMessage, { token: deal.creator.token, params: params(), headers, body: { text } });
const byCompany = (text: string) =>
  app.call(company.sendCompanyMessage, { token: deal.company.token, params: params(), body: { text } });
const seenByCreator = async (query: object = {}) =>
  (await app.call(creator.listMessages, { token: deal.creator.token, params: params(), query })).result;
const seenByCompany = async (query: object = {}) =>
  (await app.call(company.listCompanyMessages, { token: deal.company.token, params: params(), query }))
    .result;

test("what one side writes the other reads, newest first, and reading is told", async () => {
  await byCompany("はじめまして。");
  app.clock.advance(60);
  const { result } = await byCreator("よろしくお願いします。");
  expect((await seenByCreator()).docs.map(({ from, text }) => [from, text])).toEqual([
    ["creator", "よろしくお願いします。"],
    ["company", "はじめまして。"],
  ]);
  expect((await seenByCompany()).docs[0]).toMatchObject({ from: "creator", isRead: false });
  const body = { upTo: result.messageId };
  const read = await app.call(company.readCompanyMessages, {
    token: deal.company.token,
    params: params(),
    body,
  });
  expect(read.result).toEqual({ unread: 0 });
  expect((await seenByCreator()).docs.map(({ isRead }) => isRead)).toEqual([true, false]);
});

test("both sides count what they have not read, and the company's list does too", async () => {
  for (const text of ["一つ目", "二つ目"]) await byCreator(text);
  const first = await byCompany("一つ目");
  expect((await dealNow(app, deal)).row).toMatchObject({ creator_unread: 1, company_unread: 2 });
  const listed = await app.deps.db.selectFrom("company_deals").select("unread").execute();
  expect(listed).toEqual([{ unread: 2 }]);
  await app.call(creator.readMessages, {
    token: deal.creator.token,
    params: params(),
    body: { upTo: first.result.messageId },
  });
  expect((await dealNow(app, deal)).row).toMatchObject({ creator_unread: 0, company_unread: 2 });
});

test("a thread comes in pages, with what happened between the messages, in the reader's language", async () => {
  await byCompany("条件をお送りします。");
  app.clock.advance(1);
  await app.deps.db
    .transaction()
    .execute((trx) => actOnDeal(app.deps, { trx, key: deal.key, act: { kind: "decline", by: "company" } }));
  const { docs, nextCursor } = await seenByCreator({ limit: "1" });
  expect(docs).toMatchObject([{ from: "system", text: "企業：見送りました", warned: [], files: [] }]);
  const rest = await seenByCreator({ limit: "1", cursor: nextCursor ?? "" });
  expect(rest).toMatchObject({ docs: [{ from: "company" }], nextCursor: null });
  const english = await app.call(creator.listMessages, {
    token: deal.creator.token,
    params: params(),
    headers: { "accept-language": "en" },
    query: { limit: "1" },
  });
  expect(english.result.docs[0]?.text).toMatch(/^The company: /);
});

test("without the plan for it a company writes only after the contract; a creator always may", async () => {
  deal = await seedDeal(app, { company: await seedCompany(app) });
  expect(await byCompany("はじめまして。")).toMatchObject({ status: 403, errors: ["plan 2016"] });
  expect((await byCreator("質問があります。")).status).toBe(200);
  deal = await seedDeal(app, { company: deal.company, facts: { contractVersion: 1, state: "contracted" } });
  expect((await byCompany("ありがとうございます。")).status).toBe(200);
});

test("once terms came to nothing the company writes no more; after a contract both go on", async () => {
  const over = {
    state: "cancelled",
    endReason: "declined",
    turn: "none",
    turnKind: null,
    turnDueAt: null,
  } as const;
  deal = await seedDeal(app, { facts: over });
  expect(await byCompany("もう一度お願いします。")).toMatchObject({ status: 409, errors: ["state 1023"] });
  expect((await byCreator("見送った理由をお伝えします。")).status).toBe(200);
  deal = await seedDeal(app, { facts: { ...over, endReason: "alone", contractVersion: 1 } });
  expect((await byCompany("ありがとうございました。")).status).toBe(200);
});

test("a message that leads away, asks for money or for no label carries a warning", async () => {
  const { result } = await byCompany(
    "LINE IDに連絡して、登録料の先払いをお願いします。PR表記は外してください。",
  );
  expect(result.warned).toEqual(["offPlatform", "prepay", "labelRemoval"]);
  expect((await seenByCreator()).docs[0]?.warned).toEqual(["offPlatform", "prepay", "labelRemoval"]);
});

test("the third message about money in a day holds the company's messages until the operator has looked", async () => {
  for (let at = 0; at < 3; at += 1) expect((await byCompany("保証金をお願いします。")).status).toBe(200);
  expect(await byCompany("こんにちは。")).toMatchObject({ status: 403, errors: ["messages 2016"] });
  expect((await byCreator("どういうことでしょうか。")).status).toBe(200);
  const suspension = { companyId: deal.company.companyId, reason: "operator" as const };
  await app.deps.db.transaction().execute((trx) => suspendCompany(app.deps, { trx, ...suspension }));
  await app.deps.db.transaction().execute((trx) => liftSuspension(trx, suspension));
  expect((await byCompany("失礼しました。")).status).toBe(200);
});

test("a person writes 60 messages in an hour, and a thread holds 500", async () => {
  for (let at = 0; at < limits.dealMessagesPerHour; at += 1) await byCreator(`${at}`);
  expect(await byCreator("もう一つ")).toMatchObject({ status: 429, code: 1020 });
  // What one creator has written is no other's.
  const other = await seedDeal(app);
  const request = {
    token: other.creator.token,
    params: { id: other.dealId },
    body: { text: "はじめまして" },
  };
  expect((await app.call(creator.sendMessage, request)).status).toBe(200);
  await app.deps.db.updateTable("deals").set({ messages: limits.dealMessagesPerThread }).execute();
  expect(await byCompany("もう一つ")).toMatchObject({ status: 409, errors: ["thread 1023"] });
});

test("the same key writes one message, however many at once", async () => {
  const answers = await atOnce(() => byCreator("一度だけ", { "idempotency-key": "m-1" }), 16);
  expect(new Set(answers.map(({ result }) => result.messageId)).size).toBe(1);
  expect((await seenByCompany()).docs).toHaveLength(1);
  expect((await dealNow(app, deal)).row.company_unread).toBe(1);
});

test("a mail tells of messages once in six hours and thread, and one click turns a creator's off", async () => {
  await byCompany("はじめまして。");
  const mail = await app.mail.mailTo(deal.creator.email);
  expect(mail.subject).toContain("メッセージが届いています");
  expect(mail.text).not.toContain("はじめまして");
  const token = messageMailsToken(app.deps, deal.creator.ownerId);
  expect(mail.text).toContain(`/mail/off/${token}`);
  await byCompany("続きです。");
  expect((await dealNow(app, deal)).row.creator_told_at).toEqual(app.clock.now());
  const off = await app.app.inject({
    method: "POST",
    url: `/mail/off/${token}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(off.statusCode).toBe(200);
  const row = await app.deps.db
    .selectFrom("influencers")
    .select(["is_notify_messages", "is_notify_campaign"])
    .where("id", "=", deal.creator.ownerId)
    .executeTakeFirst();
  expect(row).toEqual({ is_notify_messages: false, is_notify_campaign: true });
});

test("within six hours no other mail tells of messages, after them one does, to either side", async () => {
  const mailsTo = ({ email }: { email: string }) => app.mail.received.filter(({ to }) => to === email);
  const told = () => [mailsTo(deal.creator).length, mailsTo(deal.company).length];
  const write = async () => {
    await byCompany("こんにちは。");
    await byCreator("こんにちは。");
  };
  await write();
  await expect.poll(told, soon).toEqual([1, 1]);
  const first = app.clock.now();
  app.clock.advance(limits.dealMessageMailHours * 3600 - 1);
  deal = await signInAgain(app, deal);
  await write();
  const { creator_told_at, company_told_at } = (await dealNow(app, deal)).row;
  expect([creator_told_at, company_told_at]).toEqual([first, first]);
  app.clock.advance(1);
  deal = await signInAgain(app, deal);
  await write();
  await expect.poll(told, soon).toEqual([2, 2]);
});

test("somebody else's thread is nowhere to be found", async () => {
  const other = await seedDeal(app);
  const { token } = other.creator;
  for (const answer of [
    await app.call(creator.listMessages, { token, params: params(), query: {} }),
    await app.call(creator.sendMessage, { token, params: params(), body: { text: "?" } }),
    await app.call(company.listCompanyMessages, { token: other.company.token, params: params(), query: {} }),
    await app.call(company.sendCompanyMessage, {
      token: other.company.token,
      params: params(),
      body: { text: "?" },
    }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 2005 });
});
