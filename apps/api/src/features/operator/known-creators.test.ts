import { cancelMembership, closeAccount } from "@tomoru/contract/influencer/membership";
import { listAudit } from "@tomoru/contract/operator/audit";
import { setGuardianConsent } from "@tomoru/contract/operator/creators";
import { getOperatorCreator, listOperatorCreators } from "@tomoru/contract/operator/known-creators";
import { sendPayments, setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { aNewPayment } from "@tomoru/contract/testing/payment.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { creatorIdOf } from "../discovery/cards/cards.usecases.ts";
import { saveBank } from "../payouts/payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
let emma: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  hanako = await seedInfluencer(app, { creatorName: "ハナコ Cafe", platforms: ["instagram", "tiktok"] });
  app.clock.advance(60);
  emma = await seedInfluencer(app, { fullName: "Emma Sato", dob: "2010-01-01" });
});
afterAll(() => app.close());

const headers = { "x-operator": "tanaka" };
const list = (query: Record<string, string> = {}) => app.call(listOperatorCreators, { headers, query });
const found = async (q: string) => (await list({ q })).result.docs.map(({ influencerId }) => influencerId);
const look = (creatorId: string = hanako.ownerId) =>
  app.call(getOperatorCreator, { headers, params: { creatorId } });
const lookOn = async (of: SeededInfluencer) => (await look(of.ownerId)).result;
const setStatus = (status: "active" | "suspended", reason: string) =>
  app.call(setInfluencerStatus, { params: { email: hanako.email }, headers, body: { status, reason } });

describe("the list", () => {
  test("has the newest in front, with what is linked", async () => {
    const { docs, hasNextPage } = (await list()).result;
    expect(hasNextPage).toBe(false);
    expect(docs.map(({ influencerId }) => influencerId)).toEqual([emma.ownerId, hanako.ownerId]);
    expect(docs[1]).toEqual({
      influencerId: hanako.ownerId,
      creatorName: "ハナコ Cafe",
      fullName: hanako.fullName,
      email: hanako.email,
      status: "active",
      platforms: ["instagram", "tiktok"],
      createdAt: "2026-11-15T03:00:00.000Z",
    });
  });

  test("comes in pages, each once", async () => {
    const first = (await list({ limit: "1" })).result;
    const second = (await list({ limit: "1", offset: "1" })).result;
    expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
    const ids = [...first.docs, ...second.docs].map(({ influencerId }) => influencerId);
    expect(ids).toEqual([emma.ownerId, hanako.ownerId]);
  });

  test.each(["花子", "ハナコ", "ﾊﾅｺ", "ｃａｆｅ", "山田花子", "山田　花", "ハナコCAFE"])(
    "%s finds by name, whatever its width, case and spaces",
    async (q) => expect(await found(q)).toEqual([hanako.ownerId]),
  );

  test("finds by the name of a linked account, with the @ of its profile or without", async () => {
    await app.deps.db
      .updateTable("social_accounts")
      .set({ handle: "hana.cafe" })
      .where("platform", "=", "tiktok")
      .execute();
    for (const q of ["hana.ca", "@hana.cafe", "＠hana.cafe"])
      expect(await found(q)).toEqual([hanako.ownerId]);
  });

  test("finds a whole e-mail however it is written, and never a part of one", async () => {
    const { email } = hanako;
    for (const q of [email, email.toUpperCase(), email.replace("@", "＠")])
      expect(await found(q)).toEqual([hanako.ownerId]);
    for (const q of ["example.jp", email.slice(1), `${email}x`, "%", "_"]) expect(await found(q)).toEqual([]);
  });

  test("is narrowed by status, and what is none is refused", async () => {
    await setStatus("suspended", "なりすましの疑い。");
    const { docs } = (await list({ status: "suspended" })).result;
    expect(docs.map(({ influencerId }) => influencerId)).toEqual([hanako.ownerId]);
    expect((await list({ status: "gone" })).errors).toEqual(["status 1023"]);
    expect((await list({ q: " " })).errors).toEqual(["q 3009"]);
    expect((await list({ limit: "101" })).errors).toEqual(["limit 3013"]);
  });

  test("of who has left says nothing but when, and no name finds them", async () => {
    await app.call(closeAccount, { token: hanako.token });
    expect(await found("ハナコ")).toEqual([]);
    const { docs } = (await list({ status: "closed" })).result;
    expect(docs).toMatchObject([{ fullName: null, creatorName: null, email: null, platforms: [] }]);
  });
});

describe("one creator", () => {
  test("is found by the back office's number and by the one that companies know", async () => {
    const creatorId = creatorIdOf(app.deps, hanako.ownerId);
    for (const id of [hanako.ownerId, creatorId])
      expect((await look(id)).result.creator).toMatchObject({ email: hanako.email, closedAt: null });
  });

  test.each(["0192d3a4-7c1e-7000-8000-000000000001", "A".repeat(22), "hanako", "z".repeat(22)])(
    "%s is nobody",
    async (id) => expect(await look(id)).toMatchObject({ status: 404, code: 2005 }),
  );

  test("has every suspension with its reason and who it was by; older ones are nobody's", async () => {
    await app.deps.db
      .insertInto("status_changes")
      .values({
        influencer_id: hanako.ownerId,
        id: "0192d3a4-7c1e-7000-8000-000000000001",
        ...{ status: "active", reason: "以前のもの。", changed_at: new Date("2026-01-01T00:00:00Z") },
      })
      .execute();
    await setStatus("suspended", "なりすましの疑い。");
    app.clock.advance(60);
    const body = { status: "active", reason: "本人と確認した。" } as const;
    const signed = { headers: { "x-operator": "sato" }, params: { email: hanako.email } };
    await app.call(setInfluencerStatus, { ...signed, body });
    const { statusChanges } = await lookOn(hanako);
    expect(statusChanges.map(({ status, reason, operator }) => [status, reason, operator])).toEqual([
      ["active", "本人と確認した。", "sato"],
      ["suspended", "なりすましの疑い。", "tanaka"],
      ["active", "以前のもの。", null],
    ]);
  });

  test("says whether bank details lead to an account, and never to which", async () => {
    expect((await lookOn(hanako)).bank).toEqual({ state: "noBank", refusedFor: null, usableFrom: null });
    await saveBank(app, hanako);
    const fresh = await look();
    expect(fresh.result.bank).toMatchObject({ state: "bankFresh", usableFrom: expect.any(String) });
    expect(JSON.stringify(fresh.result)).not.toMatch(/1234567|みずほ|ﾔﾏﾀﾞ|ヤマダ/);
  });

  test("says whether a guardian is wanted and has consented, and not when somebody was born", async () => {
    expect((await lookOn(hanako)).guardian).toEqual({ isMinor: null, consentedAt: null });
    expect((await lookOn(emma)).guardian).toEqual({ isMinor: true, consentedAt: null });
    const body = { isConsented: true, guardianName: "佐藤 恵", evidence: "書面で確認しました。" } as const;
    await app.call(setGuardianConsent, { params: { email: emma.email }, headers, body });
    const { result } = await look(emma.ownerId);
    expect(result.guardian).toEqual({ isMinor: true, consentedAt: app.clock.now().toISOString() });
    expect(JSON.stringify(result)).not.toMatch(/2010-01-01|恵/);
  });

  test("has what was paid, newest first, and each withdrawal", async () => {
    const payments = ["2026-10-01", "2026-11-01"].map((date, nth) =>
      aNewPayment({ date, reference: `r-${nth}`, amount: 1000 + nth, status: "Paid" }),
    );
    const rows = payments.map((payment) => ({ ...payment, influencerEmail: hanako.email }));
    await app.call(sendPayments, { headers, body: { payments: rows } });
    const leaving = { reason: "others", description: "お休みします。" } as const;
    await app.call(cancelMembership, { token: await seedSession(app, hanako), body: leaving });
    const known = await lookOn(hanako);
    expect(known.payments.map(({ netYen, stage, status }) => [netYen, stage, status])).toEqual([
      [1001, null, "Paid"],
      [1000, null, "Paid"],
    ]);
    expect(known.hasMorePayments).toBe(false);
    expect(known.withdrawals).toMatchObject([{ reason: "others", status: "pending", endsOn: "2026-11-30" }]);
  });
});

test("each look stays in the log, a search by what it was for and never by whom", async () => {
  for (const q of [hanako.email, "花子", ""]) {
    await list(q === "" ? {} : { q });
    app.clock.advance(1);
  }
  await look();
  const { docs } = (await app.call(listAudit, { headers, query: { of: "looks" } })).result;
  const said = docs.map(({ call, note }) => [call, note]);
  expect(said).toEqual([
    ["getOperatorCreator", null],
    ["listOperatorCreators", null],
    ["listOperatorCreators", "by name"],
    ["listOperatorCreators", "by email"],
  ]);
  expect(docs[0]?.subject).toMatchObject({ kind: "creator", id: hanako.ownerId, name: "ハナコ Cafe" });
});

test("a caller without a name sees nobody", async () => {
  expect((await app.call(listOperatorCreators, { headers: {} })).errors).toEqual(["x-operator 1023"]);
});
