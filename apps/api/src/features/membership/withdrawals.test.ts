import { login } from "@tomoru/contract/influencer/accounts";
import { getHome } from "@tomoru/contract/influencer/home";
import {
  type Cancellation,
  cancelMembership,
  getPlan,
  updatePlan,
} from "@tomoru/contract/influencer/membership";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const form: Cancellation = { reason: "others", description: "しばらくお休みします。" };

const cancel = (token: string, body: Cancellation = form) => app.call(cancelMembership, { token, body });
const plan = (token: string) => app.call(getPlan, { token });
const takeBack = (token: string, id = "creator") =>
  app.call(updatePlan, { token, params: { id }, body: { status: "active" } });

const signIn = (person: SeededInfluencer) => seedSession(app, person);

/** The mail to support that tells of a person. */
function supportMailOf({ ownerId }: SeededInfluencer) {
  const { supportEmail } = app.deps.config;
  return vi.waitUntil(
    () => app.mail.received.find(({ to, text }) => to === supportEmail && text.includes(ownerId)),
    { timeout: 45_000 },
  );
}

describe("the plan", () => {
  test("is the one plan of 0 yen, named in the language that was asked for", async () => {
    expect((await plan(hanako.token)).result).toEqual({
      id: "creator",
      name: "クリエイタープラン",
      priceYen: 0,
      status: "active",
      endsOn: null,
    });
    const english = { token: hanako.token, headers: { "accept-language": "en" } };
    expect((await app.call(getPlan, english)).result.name).toBe("Creator plan");
  });

  test("taken back with nothing pending answers the plan as it is, and mails nobody", async () => {
    expect(await takeBack(hanako.token)).toMatchObject({ status: 200, result: { status: "active" } });
    expect(await app.deps.db.selectFrom("mails").select("id").execute()).toEqual([]);
  });

  test.each(["Creator", "creator1", "a".repeat(21), "%00"])("%s is no plan id: 2009", async (id) => {
    expect(await takeBack(hanako.token, id)).toMatchObject({ status: 400, code: 2009 });
  });

  test("a plan that is none is not found", async () => {
    expect(await takeBack(hanako.token, "standard")).toMatchObject({ status: 404, code: 2005 });
  });

  test("no other status can be asked for", async () => {
    const rawBody = { status: "withdrawing" };
    const answer = await app.call(updatePlan, { token: hanako.token, params: { id: "creator" }, rawBody });
    expect(answer).toMatchObject({ status: 400, code: 1023, errors: ["status 1023"] });
  });
});

describe("asking to leave", () => {
  test("takes effect on the last day of the month in Japan, and signs out everywhere", async () => {
    const elsewhere = await signIn(hanako);
    expect(await cancel(hanako.token)).toMatchObject({ status: 200, result: { endsOn: "2026-11-30" } });
    for (const token of [hanako.token, elsewhere]) {
      expect(await plan(token)).toMatchObject({ status: 401, code: 1019 });
    }
    const refreshed = await app.call(refreshToken, { body: { refreshToken: hanako.refreshToken } });
    expect(refreshed).toMatchObject({ status: 401, code: 1008 });
  });

  test("leaves the way in open until then, and the date is shown", async () => {
    await cancel(hanako.token);
    const { email: username, password } = hanako;
    const token = (await app.call(login, { body: { username, password } })).result.accessToken;
    const leaving = { status: "withdrawing", endsOn: "2026-11-30" };
    expect((await plan(token)).result).toMatchObject(leaving);
    expect((await app.call(getHome, { token })).result.plan).toMatchObject(leaving);
  });

  test("tells the person at the account's address and support with what was written", async () => {
    await cancel(hanako.token, {
      ...form,
      name: "佐藤 花",
      email: "other@example.jp",
      phone: "03-0000-0000",
    });
    const mine = await app.mail.mailTo(hanako.email);
    expect(mine.text).toContain("2026年11月30日");
    const { text } = await supportMailOf(hanako);
    for (const part of ["佐藤 花", "other@example.jp", "03-0000-0000", form.description]) {
      expect(text).toContain(part);
    }
    expect(app.mail.received.map(({ to }) => to)).not.toContain("other@example.jp");
  });

  test("without contact fields gives support those of the account", async () => {
    await cancel(hanako.token, { ...form, phone: "" });
    const { text } = await supportMailOf(hanako);
    expect(text).toContain(hanako.fullName);
    expect(text).toContain(hanako.email);
  });

  test("keeps what was written and the contact fields encrypted", async () => {
    await cancel(hanako.token);
    const row = await app.deps.db.selectFrom("withdrawals").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ reason: "others", status: "pending", ends_on: "2026-11-30" });
    expect(row.details).toMatch(/^t1\.[A-Za-z0-9_-]+$/);
  });

  test("a second time is refused, and keeps the session that asked", async () => {
    await cancel(hanako.token);
    const token = await signIn(hanako);
    expect(await cancel(token)).toMatchObject({ status: 409, code: 1023 });
    expect((await plan(token)).status).toBe(200);
  });

  test("of many requests at once one is recorded and mailed", async () => {
    const answers = await atOnce(() => cancel(hanako.token));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Requests that the gate admitted first hear that one is pending; later ones find the session ended.
    expect(answers.filter(({ code }) => code === 1023 || code === 1019)).toHaveLength(crowd - 1);
    const mails = await app.deps.db.selectFrom("mails").select("kind").orderBy("kind").execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["withdrawalForSupport", "withdrawalReceived"]);
  });

  test("five times an hour is enough", async () => {
    for (let count = 0; count < limits.cancellationsPerHour; count += 1) {
      expect((await cancel(await signIn(hanako))).status).toBe(200);
      await takeBack(await signIn(hanako));
    }
    const answer = await cancel(await signIn(hanako));
    expect(answer).toMatchObject({ status: 429, code: 1020 });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    app.clock.advance(3600);
    expect((await cancel(await signIn(hanako))).status).toBe(200);
  });

  test.each([
    ["reason", undefined, 3009],
    ["reason", "expensive", 1023],
    ["description", " ", 3009],
    ["description", "あ".repeat(1001), 1023],
    ["name", "", 3007],
    ["name", "あ".repeat(101), 1023],
    ["email", "hanako@", 3004],
    ["phone", "1".repeat(21), 1023],
  ])("%s %j is refused and nothing is recorded", async (field, value, code) => {
    const rawBody = { ...form, [field]: value };
    const answer = await app.call(cancelMembership, { token: hanako.token, rawBody });
    expect(answer).toMatchObject({ status: 400, code, errors: [`${field} ${code}`] });
    expect((await plan(hanako.token)).result.status).toBe("active");
  });
});

describe("taking it back", () => {
  test("works until the last second of the last day in Japan, and is told by mail", async () => {
    await cancel(hanako.token);
    await app.mail.mailTo(hanako.email);
    app.clock.set("2026-11-30T14:59:59Z");
    const token = await signIn(hanako);
    expect((await takeBack(token)).result).toMatchObject({ status: "active", endsOn: null });
    const { subject, text } = await app.mail.mailTo(hanako.email);
    expect(subject).toContain("取り消しました");
    expect(text).toContain(hanako.fullName);
    expect((await plan(token)).result.endsOn).toBeNull();
  });

  test("is too late from Japan's midnight on", async () => {
    await cancel(hanako.token);
    app.clock.set("2026-11-30T15:00:00Z");
    const token = await signIn(hanako);
    expect(await takeBack(token)).toMatchObject({ status: 409, code: 1023 });
    expect((await plan(token)).result.status).toBe("withdrawing");
  });

  test("many times at once mails once", async () => {
    await cancel(hanako.token);
    const token = await signIn(hanako);
    const answers = await atOnce(() => takeBack(token));
    expect(answers.map(({ status }) => status)).toEqual(Array(crowd).fill(200));
    const kinds = await app.deps.db.selectFrom("mails").select("kind").execute();
    expect(kinds.filter(({ kind }) => kind === "withdrawalTakenBack")).toHaveLength(1);
  });

  test("leaves the way open to ask again, for the month that it is then", async () => {
    await cancel(hanako.token);
    await takeBack(await signIn(hanako));
    app.clock.set("2027-02-10T03:00:00Z");
    expect((await cancel(await signIn(hanako))).result).toEqual({ endsOn: "2027-02-28" });
  });

  test("does not touch somebody else's", async () => {
    await cancel(hanako.token);
    await takeBack((await seedInfluencer(app)).token);
    expect((await plan(await signIn(hanako))).result.status).toBe("withdrawing");
  });
});
