import { closeAccount } from "@tomoru/contract/influencer/membership";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { runPayoutsClock } from "./advancing.usecases.ts";
import { cutRun, mainCut, operatorOf, saveBank, seedAccepted } from "./payouts.testing.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-05-20T03:00:00Z");
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const told = async () => {
  const mails = await app.deps.db
    .selectFrom("mails")
    .select("kind")
    .where("kind", "=", "bankMissing")
    .execute();
  return mails.length;
};
const clockAt = async (moment: string) => {
  app.clock.set(moment);
  await runPayoutsClock(app.deps);
  return told();
};

test("who has no account is told once that money is due, of how much and by when, and again seven days before", async () => {
  await seedAccepted(app, hanako.ownerId, { feeYen: 30_000, payOn: "2026-06-30" });
  await seedAccepted(app, hanako.ownerId, { feeYen: 20_000 });
  expect(await clockAt("2026-05-20T03:01:00Z")).toBe(1);
  const mail = await app.mail.mailTo(hanako.email);
  expect(mail.text).toContain("¥55,000");
  expect(mail.text).toContain("2026年6月15日");
  expect(await clockAt("2026-05-20T03:02:00Z")).toBe(1);
  expect(await clockAt("2026-06-07T14:59:59Z")).toBe(1);
  expect(await clockAt("2026-06-07T15:00:00Z")).toBe(2);
  expect(await clockAt("2026-06-08T03:00:00Z")).toBe(2);
});

test("of what is held nobody is told a sum or a day, and once it is let go they are", async () => {
  const { paymentId } = await seedAccepted(app, hanako.ownerId, { feeYen: 20_000 });
  await seedAccepted(app, hanako.ownerId, { feeYen: 30_000, payOn: "2026-06-30" });
  const operator = operatorOf(app);
  await operator.hold(paymentId, true);
  expect(await clockAt("2026-05-20T03:01:00Z")).toBe(1);
  const { text } = await app.mail.mailTo(hanako.email);
  expect([text.includes("¥33,000"), text.includes("2026年6月30日"), text.includes("6月15日")]).toEqual([
    ...[true, true, false],
  ]);
  await operator.hold(paymentId, false);
  expect(await clockAt("2026-05-20T03:02:00Z")).toBe(2);
});

test("who lets a pay date go by is told by the runs that pass them by, of a day that is still ahead", async () => {
  await seedAccepted(app, hanako.ownerId);
  for (const moment of ["2026-05-20T03:01:00Z", "2026-06-08T03:00:00Z"]) {
    await clockAt(moment);
    await app.mail.mailTo(hanako.email);
  }
  const before = await told();
  expect(await clockAt("2026-06-19T03:00:00Z")).toBe(before);
  app.clock.set("2026-06-25T00:00:00Z");
  await cutRun(app, "main", "2026-06-30");
  expect(await told()).toBe(before + 1);
  const { text } = await app.mail.mailTo(hanako.email);
  expect([text.includes("2026年6月30日"), text.includes("6月15日")]).toEqual([true, false]);
});

test("whose account is right when their money comes due is told nothing, and seven days before where it is wrong by then", async () => {
  await saveBank(app, hanako);
  await seedAccepted(app, hanako.ownerId);
  expect(await clockAt("2026-05-20T03:01:00Z")).toBe(0);
  await saveBank(app, hanako, { bankName: "どこにもない銀行" });
  expect(await clockAt("2026-05-21T03:00:00Z")).toBe(0);
  expect(await clockAt("2026-06-08T03:00:00Z")).toBe(1);
});

test("whoever has left is told nothing, neither by the clock nor by a cut", async () => {
  await seedAccepted(app, hanako.ownerId);
  await app.call(closeAccount, { token: hanako.token });
  const jiro = await seedInfluencer(app);
  await seedAccepted(app, jiro.ownerId);
  expect(await clockAt("2026-05-20T03:01:00Z")).toBe(1);
  app.clock.set(mainCut);
  await cutRun(app);
  expect(await told()).toBe(2);
});
