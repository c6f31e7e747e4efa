import { closeAccount as closeEndpoint } from "@tomoru/contract/influencer/membership";
import { decideOffer } from "@tomoru/contract/influencer/offers";
import { sendOffers, setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { aSparseOffer } from "@tomoru/contract/testing/offer.builder";
import type { KyselyPlugin } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedOffers } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveBankInfo } from "../bank/bank.usecases.ts";
import { closeAccount, closeAgain, closeDueAccounts } from "./closing.usecases.ts";
import { sendInquiry } from "./inquiries.usecases.ts";
import { askToWithdraw, takeWithdrawalBack } from "./withdrawals.usecases.ts";

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

const form = { reason: "others", description: "しばらくお休みします。" } as const;
const info = aBankAccount();

const leave = ({ ownerId }: SeededInfluencer) => askToWithdraw(app.deps, { ownerId, form });
const takeBack = ({ ownerId }: SeededInfluencer) =>
  takeWithdrawalBack(app.deps, { ownerId, planId: "creator", locale: "ja" });

async function statusOf({ ownerId }: SeededInfluencer) {
  const row = app.deps.db.selectFrom("accounts").select("status").where("owner_id", "=", ownerId);
  return (await row.executeTakeFirstOrThrow()).status;
}

async function closingMails(): Promise<number> {
  const mails = await app.deps.db
    .selectFrom("mails")
    .select("id")
    .where("kind", "=", "accountClosed")
    .execute();
  return mails.length;
}

/** The same dependencies, with a log that the test can read. */
function logged() {
  const lines: unknown[] = [];
  const log = pino(
    { level: "info", base: null, timestamp: false },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  return { deps: { ...app.deps, log }, lines };
}

const erasureOf = ({ ownerId }: SeededInfluencer) => ({
  level: 30,
  influencerId: ownerId,
  msg: "an account was erased",
});

test("each erasure is noted once with its number, for the backup that is restored one day", async () => {
  const { deps, lines } = logged();
  await closeAccount(deps, hanako.ownerId);
  expect(lines).toEqual([erasureOf(hanako)]);
  await closeAccount(deps, hanako.ownerId);
  expect(lines).toHaveLength(1);
});

test("an account that a restored backup brought back is closed again, and nobody is told a second time", async () => {
  expect(await closeAgain(app.deps, hanako.ownerId)).toBe(true);
  expect(await statusOf(hanako)).toBe("closed");
  expect(await closeAgain(app.deps, hanako.ownerId)).toBe(false);
  expect(await closingMails()).toBe(0);
});

describe("at once", () => {
  test("many times together deletes once and mails once, and each is told that it is done", async () => {
    const answers = await atOnce(() => app.call(closeEndpoint, { token: hanako.token }));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(answers.filter(({ code }) => code === 1006)).toHaveLength(crowd - done.length);
    expect(await statusOf(hanako)).toBe("closed");
    expect(await closingMails()).toBe(1);
    const late = await app.call(closeEndpoint, { token: hanako.token });
    expect(late).toMatchObject({ status: 403, code: 1006 });
  });

  test("against a decision: one of them was first, and the offer says which", async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await seedInfluencer(app);
      const [offer] = await seedOffers(app, person, 1);
      const params = { id: offer?.offerId ?? "" };
      const close = () => closeAccount(app.deps, person.ownerId);
      const closedFirst = round % 2 ? close() : undefined;
      const body = { status: "approval" } as const;
      const decide = app.call(decideOffer, { params, body, token: person.token });
      const [decision] = await Promise.all([decide, closedFirst ?? close()]);
      const left = await app.deps.db
        .selectFrom("unlinked_offers")
        .select("is_approval")
        .where("offer_id", "=", params.id)
        .execute();
      if (decision.status === 200) expect(left).toEqual([{ is_approval: true }]);
      else expect({ left, code: decision.code }).toEqual({ left: [], code: expect.toBeOneOf([2005, 1006]) });
      for (const table of ["offers", "offer_counts"] as const) {
        const own = app.deps.db.selectFrom(table).selectAll().where("influencer_id", "=", person.ownerId);
        expect(await own.execute()).toEqual([]);
      }
    }
  });

  test("against an offer that comes in: nothing waits for a closed account, and no mail names it", async () => {
    const offer = { influencerEmail: hanako.email, ...aSparseOffer({ platform: "tiktok" }) };
    const [sent] = await Promise.all([
      app.call(sendOffers, { body: { offers: [offer] } }),
      closeAccount(app.deps, hanako.ownerId),
    ]);
    expect([200, 404]).toContain(sent.status);
    expect(await app.deps.db.selectFrom("offers").selectAll().execute()).toEqual([]);
    const later = await app.call(sendOffers, { body: { offers: [offer] } });
    expect(later).toMatchObject({ status: 404, code: 1002 });
  });

  test("whoever passed the gate before and writes after is refused, and writes nothing", async () => {
    await closeAccount(app.deps, hanako.ownerId);
    const { ownerId } = hanako;
    const inquiry = { subject: "件名", message: "本文" };
    const writes = [
      saveBankInfo(app.deps, { ownerId, info }),
      sendInquiry(app.deps, { ownerId, inquiry }),
      leave(hanako),
      takeBack(hanako),
    ];
    for (const outcome of await Promise.allSettled(writes)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: 1006 } });
    }
    for (const table of ["bank_accounts", "inquiries", "withdrawals"] as const) {
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test("a creator of thousands of decisions leaves each of them behind", async () => {
    const decided = { isApproval: false, at: app.clock.now() };
    for (let part = 0; part < 3; part += 1) await seedOffers(app, hanako, 700, { decided });
    await closeAccount(app.deps, hanako.ownerId);
    const { count } = await app.deps.db
      .selectFrom("unlinked_offers")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2100);
  });

  test("nobody else's account is touched", async () => {
    const taro = await seedInfluencer(app);
    await saveBankInfo(app.deps, { ownerId: taro.ownerId, info });
    await closeAccount(app.deps, hanako.ownerId);
    expect(await statusOf(taro)).toBe("active");
    expect(await app.deps.db.selectFrom("bank_accounts").selectAll().execute()).toHaveLength(1);
  });
});

describe("at its date", () => {
  test.each([
    ["the middle of a month", "2026-11-15T03:00:00Z", "2026-11-30T15:00:00Z"],
    ["31 January", "2027-01-31T03:00:00Z", "2027-01-31T15:00:00Z"],
    ["February", "2027-02-02T03:00:00Z", "2027-02-28T15:00:00Z"],
    ["a leap year's February", "2028-02-02T03:00:00Z", "2028-02-29T15:00:00Z"],
    ["the last second of the year in Japan", "2026-12-31T14:59:59Z", "2026-12-31T15:00:00Z"],
    ["the first second of the year in Japan", "2026-12-31T15:00:00Z", "2027-01-31T15:00:00Z"],
  ])("asked in %s (%s), an account lives until Japan's midnight (%s)", async (_when, asked, midnight) => {
    app.clock.set(asked);
    await leave(hanako);
    app.clock.set(new Date(Date.parse(midnight) - 1).toISOString());
    await closeDueAccounts(app.deps);
    expect(await statusOf(hanako)).toBe("active");
    app.clock.set(midnight);
    await closeDueAccounts(app.deps);
    expect(await statusOf(hanako)).toBe("closed");
    expect(await app.deps.db.selectFrom("withdrawals").select("status").execute()).toEqual([
      { status: "closed" },
    ]);
  });

  test("two copies that run at once, and one that runs again, close and mail once", async () => {
    await leave(hanako);
    app.clock.set("2026-12-01T00:00:00Z");
    const { deps, lines } = logged();
    await Promise.all([closeDueAccounts(deps), closeDueAccounts(deps)]);
    await closeDueAccounts(deps);
    expect(await statusOf(hanako)).toBe("closed");
    expect(await closingMails()).toBe(1);
    expect(lines).toEqual([erasureOf(hanako)]);
  });

  test("who takes it back while the due ones are gone through stays", async () => {
    await leave(hanako);
    // A copy whose clock is a little behind: for it the last day is not over.
    const behind = { ...app.deps, clock: { now: () => new Date("2026-11-30T14:59:59Z") } };
    let isListed = false;
    const afterTheList: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isListed) {
          isListed = true;
          await takeWithdrawalBack(behind, { ownerId: hanako.ownerId, planId: "creator", locale: "ja" });
        }
        return result;
      },
    };
    app.clock.set("2026-11-30T15:00:00Z");
    await closeDueAccounts({ ...app.deps, db: app.deps.db.withPlugin(afterTheList) });
    expect(isListed).toBe(true);
    expect(await statusOf(hanako)).toBe("active");
  });

  test("who took it back, or never asked, stays", async () => {
    const taro = await seedInfluencer(app);
    await leave(hanako);
    await takeBack(hanako);
    app.clock.set("2026-12-01T00:00:00Z");
    await closeDueAccounts(app.deps);
    expect([await statusOf(hanako), await statusOf(taro)]).toEqual(["active", "active"]);
  });

  test("a suspended account closes like any other", async () => {
    await leave(hanako);
    const body = { status: "suspended" as const, reason: "確認中" };
    await app.call(setInfluencerStatus, { params: { email: hanako.email }, body });
    app.clock.set("2026-12-01T00:00:00Z");
    await closeDueAccounts(app.deps);
    expect(await statusOf(hanako)).toBe("closed");
  });

  test("one that was deleted before its date is not touched again", async () => {
    await leave(hanako);
    await closeAccount(app.deps, hanako.ownerId);
    app.clock.set("2026-12-01T00:00:00Z");
    await closeDueAccounts(app.deps);
    expect(await closingMails()).toBe(1);
  });
});
