import {
  closeAccount,
  type OpenInquiry,
  sendInquiry,
  sendOpenInquiry,
} from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import { listInquiries } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openInquiryKeptSeconds, sweepOpenInquiries } from "./membership.maintenance.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const inquiry: OpenInquiry = {
  name: "佐藤 花",
  email: "hana@example.jp",
  subject: "ログインできません",
  message: "アカウントが使えなくなりました。\n確認をお願いします。",
};

const write = (body: Partial<OpenInquiry> = {}, ip?: string) =>
  app.call(sendOpenInquiry, { body: { ...inquiry, ...body }, ...(ip ? { ip } : {}) });
const rows = () => app.deps.db.selectFrom("open_inquiries").selectAll().execute();
const waiting = () => app.deps.db.selectFrom("mails").select("kind").execute();

test("somebody who is not signed in reaches support, who reads that nobody has proven the name", async () => {
  const { status, result } = await write();
  expect(status).toBe(200);
  const mail = await vi.waitUntil(
    () => app.mail.received.find(({ text }) => text.includes(result.inquiryId)),
    { timeout: 45_000 },
  );
  expect(mail.to).toBe(app.deps.config.supportEmail);
  for (const part of [...Object.values(inquiry).flatMap((text) => text.split("\n")), "ログインせずに"]) {
    expect(mail.text).toContain(part);
  }
});

test("it is kept encrypted, and listed for the operator among the others without a number", async () => {
  const person = await seedInfluencer(app);
  await app.call(sendInquiry, { token: person.token, body: { subject: "件名", message: "本文" } });
  app.clock.advance(60);
  const { result } = await write();
  expect(await rows()).toMatchObject([{ content: expect.stringMatching(/^t1\.[\w-]+$/) }]);
  expect(JSON.stringify(await rows())).not.toMatch(/hana|佐藤/);
  const { docs } = (await app.call(listInquiries)).result;
  const { name, ...written } = inquiry;
  expect(docs).toMatchObject([
    { id: result.inquiryId, influencerId: null, fullName: name, ...written },
    { influencerId: person.ownerId, fullName: person.fullName, email: person.email, subject: "件名" },
  ]);
});

test("what was written opens in its own row only", async () => {
  await write();
  await write({ subject: "別件" });
  const [first, second] = await rows();
  const put = (id = "", content = "") =>
    app.deps.db.updateTable("open_inquiries").set({ content }).where("id", "=", id).execute();
  await put(first?.id, second?.content);
  await put(second?.id, first?.content);
  expect(await app.call(listInquiries)).toMatchObject({ status: 500, code: 5000 });
});

test("the answer is the same for an address with an account and for one without", async () => {
  const shapeOf = async (email: string) => {
    const { status, code, message, errors, result } = await write({ email });
    return { status, code, message, errors, keys: Object.keys(result) };
  };
  const { email } = await seedInfluencer(app);
  const suspended = await seedInfluencer(app, { status: "suspended" });
  const known = [await shapeOf(email), await shapeOf(suspended.email)];
  const unknown = await shapeOf("nobody@example.jp");
  expect(known).toEqual([unknown, unknown]);
});

test("the fourth of one network within an hour waits, and is neither kept nor mailed", async () => {
  for (let count = 0; count < limits.openInquiriesPerHour; count += 1) {
    expect((await write({ email: `person-${count}@example.jp` })).status).toBe(200);
  }
  const answer = await write();
  expect(answer).toMatchObject({ status: 429, code: 1020 });
  expect(answer.headers["retry-after"]).toBe("3600");
  expect(await rows()).toHaveLength(limits.openInquiriesPerHour);
  expect(await waiting()).toHaveLength(limits.openInquiriesPerHour);
  expect((await write({}, "192.0.2.2")).status).toBe(200);
  app.clock.advance(3600);
  expect((await write()).status).toBe(200);
});

test("of many at once three are kept", async () => {
  const answers = await atOnce(() => write());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.openInquiriesPerHour);
  expect(answers.filter(({ code }) => code === 1020)).toHaveLength(crowd - limits.openInquiriesPerHour);
  expect(await rows()).toHaveLength(limits.openInquiriesPerHour);
});

test("what was written under an account's e-mail goes with the account, and nothing else does", async () => {
  const person = await seedInfluencer(app);
  await write({ email: person.email.toUpperCase() });
  await write({ email: "somebody@example.jp" });
  await app.call(closeAccount, { token: person.token });
  const { docs } = (await app.call(listInquiries)).result;
  expect(docs.map(({ email }) => email)).toEqual(["somebody@example.jp"]);
});

test("after a year it is erased, and not a second before", async () => {
  await write();
  app.clock.advance(openInquiryKeptSeconds - 1);
  await sweepOpenInquiries(app.deps);
  expect(await rows()).toHaveLength(1);
  app.clock.advance(1);
  await sweepOpenInquiries(app.deps);
  expect(await rows()).toEqual([]);
});

test.each([
  ["name", "", 3007],
  ["name", "あ".repeat(101), 1023],
  ["email", "", 3003],
  ["email", "hana@", 3004],
  ["subject", "件名\nBcc: other@example.jp", 1023],
  ["subject", undefined, 3009],
  ["message", "あ".repeat(4001), 1023],
])("%s %j is refused, kept nowhere and not counted", async (field, value, code) => {
  const answer = await app.call(sendOpenInquiry, { rawBody: { ...inquiry, [field]: value } });
  expect(answer).toMatchObject({ status: 400, code, errors: [`${field} ${code}`] });
  expect(await rows()).toEqual([]);
  expect(await app.deps.db.selectFrom("rate_limits").select("key").execute()).toEqual([]);
});
