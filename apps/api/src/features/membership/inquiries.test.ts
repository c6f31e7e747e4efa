import { type Inquiry, sendInquiry } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import { listInquiries } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { atOnce, crowd, untilAnswered } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const inquiry: Inquiry = {
  subject: "お支払い日について",
  message: "12月分はいつですか。\n1月分も知りたいです。",
};

const write = (body: Inquiry = inquiry) => app.call(sendInquiry, { token: hanako.token, body });
const rows = () => app.deps.db.selectFrom("inquiries").selectAll().execute();

test("what is written reaches support by mail, with whom to answer", async () => {
  const { status, result } = await write();
  expect(status).toBe(200);
  const mail = await vi.waitUntil(
    () => app.mail.received.find(({ text }) => text.includes(result.inquiryId)),
    { timeout: 45_000 },
  );
  expect(mail.to).toBe(app.deps.config.supportEmail);
  for (const part of [inquiry.subject, "1月分も知りたいです。", hanako.email, hanako.fullName]) {
    expect(mail.text).toContain(part);
  }
});

test("it is kept encrypted", async () => {
  const { result } = await write();
  expect(await rows()).toMatchObject([
    { id: result.inquiryId, influencer_id: hanako.ownerId, content: expect.stringMatching(/^t1\.[\w-]+$/) },
  ]);
});

test("what was written opens in its own row only, also of two by one person", async () => {
  const ids = [
    (await write()).result.inquiryId,
    (await write({ ...inquiry, subject: "別件" })).result.inquiryId,
  ];
  expect((await app.call(listInquiries)).result.docs).toHaveLength(2);
  const [first, second] = await rows();
  const put = (id = "", content = "") =>
    app.deps.db.updateTable("inquiries").set({ content }).where("id", "=", id).execute();
  await put(first?.id, second?.content);
  await put(second?.id, first?.content);
  expect((await rows()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(await app.call(listInquiries)).toMatchObject({ status: 500, code: 5000, result: undefined });
});

test("the sixth within an hour waits, and is neither kept nor mailed", async () => {
  for (let count = 0; count < limits.inquiriesPerHour; count += 1) expect((await write()).status).toBe(200);
  const answer = await write();
  expect(answer).toMatchObject({ status: 429, code: 1020 });
  expect(answer.headers["retry-after"]).toBe("3600");
  expect(await rows()).toHaveLength(limits.inquiriesPerHour);
  app.clock.advance(3600);
  hanako = { ...hanako, token: await seedSession(app, hanako) };
  expect((await write()).status).toBe(200);
});

test("of many at once five are kept and mailed", async () => {
  const answers = await atOnce(() => untilAnswered(write));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.inquiriesPerHour);
  expect(answers.filter(({ code }) => code === 1020)).toHaveLength(crowd - limits.inquiriesPerHour);
  expect(await rows()).toHaveLength(limits.inquiriesPerHour);
});

test.each([
  ["subject", "", 3009],
  ["subject", "あ".repeat(151), 1023],
  ["subject", "件名\nBcc: other@example.jp", 1023],
  ["message", undefined, 3009],
  ["message", "あ".repeat(4001), 1023],
])("%s %j is refused, kept nowhere and not counted", async (field, value, code) => {
  const rawBody = { ...inquiry, [field]: value };
  const answer = await app.call(sendInquiry, { token: hanako.token, rawBody });
  expect(answer).toMatchObject({ status: 400, code, errors: [`${field} ${code}`] });
  expect(await rows()).toEqual([]);
  expect(await app.deps.db.selectFrom("rate_limits").select("key").execute()).toEqual([]);
});
