import { updateProfile } from "@tomoru/contract/influencer/account";
import {
  login,
  register,
  requestEmailUpdate,
  requestPasswordCode,
  verifySignUpEmail,
} from "@tomoru/contract/influencer/accounts";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { cancelMembership, closeAccount, sendInquiry } from "@tomoru/contract/influencer/membership";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { refreshToken } from "@tomoru/contract/influencer/session";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { devMailbox } from "../../platform/mail/dev-mailbox.ts";
import {
  type SeededInfluencer,
  seedInfluencer,
  seedOffers,
  seedPayment,
  seedSession,
} from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { tablesWith } from "./leftovers.testing.ts";

let app: TestApp;
let mizuki: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00Z");
  mizuki = await seedInfluencer(app, {
    fullName: "星野 みずき",
    platforms: ["tiktok"],
    categories: ["beauty"],
  });
});
afterAll(async () => {
  app.mail.refuse(() => false);
  await app.close();
});

/** Milliseconds that a mail may take on a busy machine. */
const patience = { timeout: 45_000 };

const bio = "海辺の町で器を焼いています。";
const bank = aBankAccount({
  fullName: "星野 みずき",
  accountNumber: "76543210",
  accountName: "ホシノ ミズキ",
});
const newEmail = "mizuki.new@example.jp";

/** Everything that could tell who the person was. */
const traces = () => [
  mizuki.email,
  mizuki.fullName,
  "みずき",
  bio,
  bank.accountNumber,
  bank.accountName,
  "mizu-creator",
  "1998-04-01",
  "handle-",
  newEmail,
  "うるさい人",
  "器の置き場所",
];

/** An account with something in every place that an account can fill; mails to support are stuck on their way. */
async function fillEverything(): Promise<string> {
  const { supportEmail } = app.deps.config;
  app.mail.refuse((address) => address === supportEmail || address === newEmail);
  const { token, email } = mizuki;
  const profile = {
    creatorName: "mizu-creator",
    dob: "1998-04-01",
    bio,
    country: "JP",
    gender: "other",
  } as const;
  await app.call(updateProfile, { token, body: profile });
  await app.call(updateBankInfo, { token, body: bank });
  await app.call(sendInquiry, { token, body: { subject: "器の置き場所", message: "星野 みずきです。" } });
  await app.call(requestEmailUpdate, { token, body: { newEmail } });
  await app.call(requestPasswordCode, { body: { email } });
  const reason = { status: "active" as const, reason: "うるさい人だったが、誤解だった。" };
  await app.call(setInfluencerStatus, { params: { email }, body: reason });
  await app.call(login, { body: { username: email, password: "Wrong-Pass-1" } });
  await devMailbox(app.deps).send({
    to: supportEmail,
    subject: "件名",
    text: `星野 みずき ${email}`,
    html: "",
    messageId: "",
    headers: {},
  });
  await app.call(cancelMembership, { token, body: { reason: "others", description: "星野 みずきです。" } });
  return seedSession(app, mizuki);
}

const mailsLeft = () =>
  app.deps.db
    .selectFrom("mails")
    .select("kind")
    .where(({ or, eb }) =>
      or([eb("payload", "is not", null), eb("recipient", "!=", ""), eb("state", "=", "waiting")]),
    )
    .execute();

test("nothing by which the person could be told is left in any table once the last mail is out", async () => {
  const token = await fillEverything();
  const held = await tablesWith(app.deps.db, traces());
  // What the search has to find now, or finding nothing afterwards would mean nothing.
  const places = ["accounts", "account_emails", "social_accounts", "one_time_codes", "account_email_changes"];
  expect(held).toEqual(expect.arrayContaining([...places, "mails", "dev_mailbox", "status_changes"]));

  expect((await app.call(closeAccount, { token })).status).toBe(200);
  const farewell = await vi.waitUntil(
    () =>
      app.mail.received.find(({ to, subject }) => to === mizuki.email && subject.includes("削除しました")),
    patience,
  );
  expect(farewell.text).toContain(mizuki.fullName);
  await expect.poll(mailsLeft, patience).toEqual([]);
  expect(await tablesWith(app.deps.db, traces())).toEqual([]);
});

test("what was encrypted is gone as well, and so is every wait and lock of the e-mail", async () => {
  const token = await fillEverything();
  await app.call(closeAccount, { token });
  const { db } = app.deps;
  const emptied = [
    "bank_accounts",
    "payout_destinations",
    "inquiries",
    "social_accounts",
    "social_directory",
    "account_sessions",
    "account_refresh_tokens",
    "sign_in_failures",
    "one_time_codes",
    "account_password_grants",
    "influencer_categories",
  ] as const;
  for (const table of emptied) expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const withdrawals = await db.selectFrom("withdrawals").select(["details", "status"]).execute();
  expect(withdrawals).toEqual([{ details: null, status: "closed" }]);
  const limits = await db.selectFrom("rate_limits").select("key").execute();
  expect(
    limits.filter(({ key }) => key.includes(app.deps.hash.of("codeSubject", "passwordReset", mizuki.email))),
  ).toEqual([]);
});

test("a mail to support that was stuck is wiped and not sent any more", async () => {
  const token = await fillEverything();
  const stuck = () =>
    app.deps.db
      .selectFrom("mails")
      .select(["state", "payload", "recipient"])
      .where("kind", "like", "%ForSupport")
      // After the second failure the next try is five seconds away: none is under way now.
      .where("attempts", ">=", 2)
      .execute();
  await expect.poll(stuck, patience).toHaveLength(2);
  await app.call(closeAccount, { token });
  app.mail.refuse(() => false);
  expect(await stuck()).toEqual(Array(2).fill({ state: "expired", payload: null, recipient: "" }));
  await expect.poll(mailsLeft, patience).toEqual([]);
  expect(app.mail.received.filter(({ text }) => text.includes(mizuki.ownerId))).toEqual([]);
});

test("payments stay with the number, decided offers stay and are nobody's, what still waited is gone", async () => {
  const paymentId = await seedPayment(app, mizuki);
  await seedOffers(app, mizuki, 2);
  const decided = { isApproval: true, at: app.clock.now() };
  const written = { description: "星野 みずきさんへ", situation: "みずきさんのご自宅で", productName: "器" };
  const [approved] = await seedOffers(app, mizuki, 1, { decided, ...written });
  await app.call(closeAccount, { token: mizuki.token });
  const { db } = app.deps;
  expect(await db.selectFrom("payments").select(["id", "influencer_id"]).execute()).toEqual([
    { id: paymentId, influencer_id: mizuki.ownerId },
  ]);
  expect(await db.selectFrom("offers").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("offer_counts").selectAll().execute()).toEqual([]);
  const kept = await db.selectFrom("unlinked_offers").selectAll().execute();
  expect(kept).toMatchObject([{ offer_id: approved?.offerId, product_name: "器", is_approval: true }]);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`みずき|${mizuki.ownerId}`));
  const account = await db.selectFrom("accounts").selectAll().executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    owner_id: mizuki.ownerId,
    status: "closed",
    closed_at: app.clock.now(),
    email: null,
    full_name: null,
    password_hash: null,
  });
  const creator = await db
    .selectFrom("influencers")
    .select(["id", "creator_name", "dob", "country", "gender", "bio"])
    .executeTakeFirstOrThrow();
  const { id, ...rest } = creator;
  expect(id).toBe(mizuki.ownerId);
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

test("the tokens of a closed account answer 1006, and its e-mail and password 1004", async () => {
  await app.call(closeAccount, { token: mizuki.token });
  const { token, email, password } = mizuki;
  expect(await app.call(getProfile, { token })).toMatchObject({ status: 403, code: 1006 });
  const refreshed = await app.call(refreshToken, { body: { refreshToken: mizuki.refreshToken } });
  expect(refreshed).toMatchObject({ status: 403, code: 1006 });
  expect(await app.call(login, { body: { username: email, password } })).toMatchObject({
    status: 400,
    code: 1004,
  });
});

test("the same e-mail signs up again at once, as somebody new", async () => {
  const email = "again@example.jp";
  const fresh = { email, fullName: "星野 みずき", password: "Umi-no-Oto7" };
  const signUp = async () => {
    expect((await app.call(verifySignUpEmail, { body: { email } })).status).toBe(200);
    const otp = /\b\d{6}\b/.exec((await app.mail.mailTo(email)).text)?.[0] ?? "";
    return (await app.call(register, { body: { ...fresh, otp } })).result.accessToken;
  };
  await app.call(closeAccount, { token: await signUp() });
  await app.mail.mailTo(email);
  const { result } = await app.call(getProfile, { token: await signUp() });
  expect(result).toMatchObject({
    email,
    fullName: fresh.fullName,
    creatorName: null,
    bio: null,
    category: [],
  });
});
