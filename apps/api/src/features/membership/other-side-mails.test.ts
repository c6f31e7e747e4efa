import { requestPasswordCode as requestCompanyCode } from "@tomoru/contract/company/accounts";
import { closeCompany } from "@tomoru/contract/company/companies";
import { updateMember } from "@tomoru/contract/company/members";
import { requestPasswordCode } from "@tomoru/contract/influencer/accounts";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type SeededInfluencer,
  type SeededMember,
  seedColleague,
  seedCompany,
  seedInfluencer,
} from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const email = "both-sides@example.jp";
const password = "Minato-Kohi7";
const expiresIn = 3_600_000;

let app: TestApp;
let creator: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.mail.refuse((address) => address === email);
  creator = await seedInfluencer(app, { email });
});
afterAll(async () => {
  app.mail.refuse(() => false);
  await app.close();
});

/** Stuck on their way to one address: of each side a code, which names no owner, and a mail that does. */
async function fillBoth(member: SeededMember): Promise<void> {
  expect((await app.call(requestPasswordCode, { body: { email } })).status).toBe(200);
  expect((await app.call(requestCompanyCode, { body: { email } })).status).toBe(200);
  for (const { account } of [creator, member]) await warn(email, account.ownerId);
}

async function warn(to: string, about: string): Promise<void> {
  const expiresAt = new Date(app.clock.now().getTime() + expiresIn);
  const content = { kind: "tooManyCodeFailures", data: { fullName: "山田 花子" } } as const;
  const mail = { ...content, to, locale: "ja", expiresAt, about } as const;
  await app.deps.db.transaction().execute((trx) => app.deps.outbox.enqueue(trx, mail));
}

const waiting = async (to = email) => {
  const mails = await app.deps.db
    .selectFrom("mails")
    .select(["kind", "about"])
    .where("recipient", "=", to)
    .where("state", "=", "waiting")
    .where("kind", "like", "%Code%")
    .orderBy("kind")
    .execute();
  return mails.map(({ kind, about }) => (about === null ? kind : about));
};

test("a creator who deletes the account gets what waits for them as a company's member", async () => {
  const member = await seedCompany(app, { email, password });
  await fillBoth(member);
  expect((await app.call(closeAccount, { token: creator.token })).status).toBe(200);
  expect(await waiting()).toEqual(["companyPasswordResetCode", member.companyId]);
});

test("who owned a company that is deleted gets what waits for them as a creator", async () => {
  const owner = await seedCompany(app, { email, password });
  await fillBoth(owner);
  const body = { password, isConfirmed: true } as const;
  expect((await app.call(closeCompany, { token: owner.token, body })).status).toBe(200);
  expect(await waiting()).toEqual(["passwordResetCode", creator.ownerId]);
});

test("a member who is removed gets what waits for them as a creator, and a colleague gets theirs", async () => {
  const owner = await seedCompany(app, { email: "owner@example.jp" });
  const member = await seedColleague(app, owner, { email, password });
  app.mail.refuse((address) => address === email || address === owner.email);
  await fillBoth(member);
  await warn(owner.email, owner.companyId);
  const { status } = await app.call(updateMember, {
    token: owner.token,
    params: { id: member.memberId },
    body: { status: "removed" },
  });
  expect(status).toBe(200);
  expect(await waiting()).toEqual(["passwordResetCode", creator.ownerId]);
  expect(await waiting(owner.email)).toEqual([owner.companyId]);
});
