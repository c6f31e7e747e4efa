import { requestEmailUpdate, requestPasswordCode } from "@tomoru/contract/influencer/accounts";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dealNow, seedContract, seedDeal } from "../features/deals/deals.testing.ts";
import { tablesWith } from "../features/membership/leftovers.testing.ts";
import { mintOwnerId } from "../platform/owner.ts";
import {
  type SeededInfluencer,
  seedColleague,
  seedCompany,
  seedInfluencer,
  seedPayment,
} from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { settle } from "./after-restore.ts";
import { refuseHalfRestored, setMark } from "./restoring.ts";

const bank = aBankAccount({
  fullName: "星野 みずき",
  accountNumber: "76543210",
  accountName: "ホシノ ミズキ",
});
const nobody = mintOwnerId<"influencer">("0198c0de-0000-7000-8000-00000000ffff");

let app: TestApp;
let stays: SeededInfluencer;
let leaves: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.mail.refuse(() => true);
  stays = await seedInfluencer(app);
  leaves = await seedInfluencer(app, { fullName: "星野 みずき", platforms: ["tiktok"] });
  await sql.raw(setMark).execute(app.deps.db);
});
afterAll(() => app.close());

function settled(erased: string[] = [leaves.ownerId]) {
  const { db } = app.deps;
  return settle(app.deps, { database: { patiently: (work) => work(db) }, erased });
}

test("nobody is signed in after a restore, and no code, grant or change that was under way is good", async () => {
  const { token } = stays;
  await app.call(requestPasswordCode, { body: { email: stays.email } });
  await app.call(requestEmailUpdate, { token, body: { newEmail: "new@example.jp" } });
  const ended = await settled([]);
  expect(ended).toMatchObject({ sessions: 2, mails: 2, deleted: 0 });
  expect((await app.call(listOffers, { token })).status).toBe(401);
  expect((await app.call(refreshToken, { body: { refreshToken: stays.refreshToken } })).status).toBe(401);
  const dead = [
    "account_sessions",
    "account_refresh_tokens",
    "one_time_codes",
    "account_password_grants",
    "account_email_changes",
  ] as const;
  for (const table of dead) expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  const codes = await app.deps.db.selectFrom("mails").select(["state", "payload", "recipient"]).execute();
  expect(codes).toEqual(codes.map(() => ({ state: "expired", payload: null, recipient: "" })));
});

test("a notice that waited when the backup was made still goes out", async () => {
  await app.call(updateBankInfo, { token: stays.token, body: bank });
  await settled([]);
  const waiting = await app.deps.db.selectFrom("mails").select(["kind", "state"]).execute();
  expect(waiting).toEqual([{ kind: "bankChanged", state: "waiting" }]);
});

test("who was deleted since the backup is deleted again without another mail, and nobody else", async () => {
  await app.call(updateBankInfo, { token: leaves.token, body: bank });
  const payment = await seedPayment(app, leaves);
  expect(await settled([leaves.ownerId, leaves.ownerId, nobody])).toMatchObject({ deleted: 1 });
  const traces = [leaves.email, leaves.fullName, bank.accountNumber, bank.accountName];
  expect(await tablesWith(app.deps.db, traces)).toEqual([]);
  const { db } = app.deps;
  const people = await db.selectFrom("accounts").select(["owner_id as id", "status"]).execute();
  expect(people).toContainEqual({ id: leaves.ownerId, status: "closed" });
  expect(people).toContainEqual({ id: stays.ownerId, status: "active" });
  expect(await db.selectFrom("payments").select("id").execute()).toEqual([{ id: payment }]);
  expect(await db.selectFrom("mails").select("kind").where("state", "=", "waiting").execute()).toEqual([]);
});

test("a company that was closed since the backup is closed again, with its people and cards, and no other", async () => {
  const gone = await seedCompany(app, { planId: "standard", companyName: "株式会社けやき" });
  const colleague = await seedColleague(app, gone, { fullName: "高橋 彩" });
  const other = await seedCompany(app, { companyName: "株式会社みなと珈琲" });
  const paid = await seedContract(app, { company: gone });
  const terms = await seedDeal(app, { company: gone });
  expect(await settled([gone.companyId, gone.companyId])).toMatchObject({ deleted: 1 });
  const traces = [gone.email, colleague.email, "株式会社けやき", "高橋 彩"];
  // Of contracts their sheets stay, as the law asks, and name nobody in the open.
  expect(await tablesWith(app.deps.db, traces)).toEqual([]);
  expect((await dealNow(app, terms)).facts).toMatchObject({ state: "cancelled", endReason: "closed" });
  expect((await dealNow(app, paid)).facts).toMatchObject({ state: "contracted" });
  const { db } = app.deps;
  const companies = await db.selectFrom("companies").select(["id", "status"]).execute();
  expect(companies).toContainEqual({ id: gone.companyId, status: "closed" });
  expect(companies).toContainEqual({ id: other.companyId, status: "active" });
  const told = await db.selectFrom("mails").select("kind").where("kind", "=", "companyClosed").execute();
  expect(told).toEqual([]);
});

test("a server starts on a restored database only once all of that is done", async () => {
  const { db } = app.deps;
  await expect(refuseHalfRestored(db)).rejects.toThrow("the restore was broken off");
  await settled();
  await expect(refuseHalfRestored(db)).resolves.toBeUndefined();
});
