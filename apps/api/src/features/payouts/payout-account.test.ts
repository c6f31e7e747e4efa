import { closeAccount } from "@tomoru/contract/influencer/membership";
import { setPayoutAccount } from "@tomoru/contract/operator/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { cutRun, mainCut, operatorOf, saveBank, seedAccepted } from "./payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-06-09T00:00:00Z");
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const account = {
  ...{ bankCode: "0001", branchCode: "100", type: "savings" as const, number7: "7654321" },
  kana: "やまだ　はなこ",
};
const set = (part: Partial<typeof account> = {}, email = hanako.email) =>
  app.call(setPayoutAccount, {
    ...{ params: { email }, headers: { "x-operator": "tanaka" } },
    body: { ...account, ...part },
  });
const written = async () => ({
  destinations: await app.deps.db.selectFrom("payout_destinations").select("source").execute(),
  mails: await app.deps.db.selectFrom("mails").select("kind").execute(),
  deeds: await app.deps.db.selectFrom("audit_log").select(["operator", "call", "about"]).execute(),
});

test("what bank details mean is said by the operator, told to whose they are, and used a day later", async () => {
  await saveBank(app, hanako, { bankName: "どこにもない銀行" });
  await app.mail.mailTo(hanako.email);
  await seedAccepted(app, hanako.ownerId);
  expect(await set()).toMatchObject({
    status: 200,
    result: {
      ...{ email: hanako.email, nameKana: "ﾔﾏﾀﾞ ﾊﾅｺ", lastDigits: "321" },
      usableFrom: "2026-06-10T00:00:00.000Z",
    },
  });
  const mail = await app.mail.mailTo(hanako.email);
  expect(mail.text).toContain("みずほ銀行");
  expect(mail.text).toContain("321");
  expect(mail.text).not.toContain("7654321");
  expect((await written()).deeds).toContainEqual({
    ...{ operator: "tanaka", call: "setPayoutAccount", about: hanako.ownerId },
  });
  app.clock.set(mainCut);
  const runId = await cutRun(app);
  expect((await operatorOf(app).rows(runId)).result.docs).toMatchObject([
    { influencerId: hanako.ownerId, lastDigits: "321", yen: 110_000 },
  ]);
});

test.each([
  ["a bank that there is not", { bankCode: "9999" }, "400 bankCode 1023"],
  ["a name that cannot be written", { kana: "山田花子" }, "400 kana 1023"],
] as const)("%s is refused at its field, and nothing is written or told", async (_, part, refused) => {
  const { status, errors } = await set(part);
  expect([status, ...errors].join(" ")).toBe(refused);
  expect(await written()).toEqual({ destinations: [], mails: [], deeds: [] });
});

test("of nobody's e-mail, and of a person who has left, there is no account to set", async () => {
  const unknown = await set({}, "nobody@example.jp");
  expect(unknown).toMatchObject({ status: 404 });
  const { token, email } = await seedInfluencer(app);
  await app.call(closeAccount, { token });
  const gone = await set({}, email);
  expect([gone.status, gone.code]).toEqual([unknown.status, unknown.code]);
  expect((await written()).destinations).toEqual([]);
});
