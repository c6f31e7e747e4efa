import { listAudit } from "@tomoru/contract/operator/audit";
import { holdPayment } from "@tomoru/contract/operator/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { beforeCut, cutRun, operatorOf, saveBank, seedAccepted, sentRun } from "./payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedInfluencer(app);
  await saveBank(app, hanako);
  app.clock.set(beforeCut);
});
afterAll(() => app.close());

const named = (creator_name: string | null) =>
  app.deps.db.updateTable("influencers").set({ creator_name }).where("id", "=", hanako.ownerId).execute();

test("a payment that is held is listed as held and no more among what is to come, until it is let go", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  const listed = async () => ({
    due: (await operatorOf(app).due()).result.docs.map((doc) => doc.paymentId),
    held: (await operatorOf(app).due("held")).result.docs.map((doc) => doc.paymentId),
  });
  expect(await listed()).toEqual({ due: [paymentId], held: [] });
  await operatorOf(app).hold(paymentId, true);
  expect(await listed()).toEqual({ due: [], held: [paymentId] });
  await operatorOf(app).hold(paymentId, false);
  expect(await listed()).toEqual({ due: [paymentId], held: [] });
});

test("a payment that somebody has held keeps the reason that its creator reads; let go once, it is let go", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  const hold = async (on: boolean, reason: string) => {
    const call = { params: { id: paymentId }, body: { on, reason }, headers: { "x-operator": "tanaka" } };
    const answer = await app.call(holdPayment, call);
    return [answer.status, answer.errors];
  };
  const refused = [409, ["stage 1023"]];
  expect(await hold(true, "口座を確認しています。")).toEqual([200, []]);
  expect(await hold(true, "別の理由です。")).toEqual(refused);
  expect(await hold(true, "口座を確認しています。")).toEqual([200, []]);
  expect((await operatorOf(app).due("held")).result.docs).toMatchObject([
    { heldFor: "口座を確認しています。" },
  ]);
  expect(await hold(false, "確認できました。")).toEqual([200, []]);
  expect(await hold(false, "もう一度。")).toEqual(refused);
});

test("that a payment was held or let go is written down with its reason", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  await operatorOf(app).hold(paymentId, true);
  app.clock.advance(60);
  await operatorOf(app).hold(paymentId, false);
  const { docs } = (await app.call(listAudit, { headers: { "x-operator": "tanaka" } })).result;
  const notes = docs.flatMap(({ call, note }) => (call === "holdPayment" ? [note] : []));
  expect(notes).toEqual(["off: 確認しています。", "on: 確認しています。"]);
});

test("a payment names its creator as companies know them, and nobody where there is no name", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId);
  await named("はなこ");
  expect((await operatorOf(app).due()).result.docs).toMatchObject([{ creatorName: "はなこ" }]);
  expect((await operatorOf(app).hold(paymentId, true)).result).toMatchObject({ creatorName: "はなこ" });
  await named(null);
  expect((await operatorOf(app).due("held")).result.docs).toMatchObject([{ creatorName: null }]);
});

test("a run that was let go says by whom and why, in the list too; any other says nothing of it", async () => {
  await seedAccepted(app, hanako.ownerId);
  const runId = await cutRun(app);
  expect((await operatorOf(app).run(runId)).result.letGo).toBeNull();
  app.clock.advance(300);
  const letGo = { by: "sato", reason: "振込先を確かめてから、\n締め直します。" };
  expect((await operatorOf(app, "sato").settle(runId, "void", letGo.reason)).result).toMatchObject({ letGo });
  // Later deeds are none of its end.
  app.clock.advance(300);
  const again = await cutRun(app);
  await operatorOf(app, "mori").settle(again, "void");
  const { docs } = (await operatorOf(app).runs()).result;
  expect(docs.map((doc) => [doc.runId, doc.letGo])).toEqual([
    [again, { by: "mori", reason: null }],
    [runId, letGo],
  ]);
});

test("what the bank said of an account is said of what cannot be paid to it, and not of what is held", async () => {
  await seedAccepted(app, hanako.ownerId);
  const runId = await sentRun(app);
  app.clock.set("2026-06-15T03:00:00Z");
  await operatorOf(app).results(runId, [{ file: 1, line: 1, result: "failed", code: "accountMissing" }]);
  const { paymentId } = await seedAccepted(app, hanako.ownerId, { payOn: "2026-06-30" });
  const listed = async (of: "due" | "held" | "failed") => {
    const { docs } = (await operatorOf(app).due(of)).result;
    return docs.map((doc) => [doc.stage, doc.reason, doc.failure]);
  };
  expect(await listed("failed")).toEqual([["failed", null, "accountMissing"]]);
  expect(await listed("due")).toEqual([["due", "bankUnresolved", "accountMissing"]]);
  await operatorOf(app).hold(paymentId, true);
  expect(await listed("held")).toEqual([["due", "held", null]]);
});
