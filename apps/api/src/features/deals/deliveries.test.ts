import { aDraftBody } from "@tomoru/contract/testing/delivery.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { soon } from "../social/linking.testing.ts";
import type { Acted, DealKey } from "./acting.usecases.ts";
import { dealNow, type SeededDeal } from "./deals.testing.ts";
import { runDeliveriesClock } from "./deliveries.maintenance.ts";
import { act, approved, linkedAt, seedDelivery } from "./deliveries.testing.ts";
import { deliveryOf } from "./delivery-answer.usecases.ts";
import { openDispute } from "./disputes.usecases.ts";
import { answerDraft, sendDraft } from "./drafts.usecases.ts";
import { decideDispute, getDeal, holdDeal, listDisputes } from "./operator-deals.usecases.ts";
import { addPost, changeDealPost } from "./posts.usecases.ts";
import { answerReport, provenRejection, report } from "./reports.usecases.ts";

let platforms: StandInPlatforms;
let app: TestApp;
beforeAll(async () => {
  platforms = await startStandInPlatforms({ now: () => app.clock.now() });
  app = await startTestApp({ social: platforms.social });
});
beforeEach(async () => {
  platforms.mendAll();
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
});
afterAll(async () => {
  await app.close();
  await platforms.close();
});

type Trx = Parameters<typeof sendDraft>[1]["trx"];
const within = (work: (trx: Trx) => Promise<Acted>) => app.deps.db.transaction().execute(work);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (refusal: { status: number; faults: { field: string }[] }) =>
      `${refusal.status} ${refusal.faults.map(({ field }) => field).join(" ")}`,
  );
const body = (caption?: string) => ({
  ...aDraftBody(caption === undefined ? {} : { caption }),
  title: "朝の支度",
  links: [],
  files: [],
  platformLabel: true,
  videoLabel: { startSec: 0, seconds: 5 },
  storyTick: false,
  note: null,
});
const revisionOf = async (seeded: SeededDeal) => (await dealNow(app, seeded)).row.revision;
const shown = async (seeded: SeededDeal) => deliveryOf(app.deps.db, await dealNow(app, seeded));

async function send(seeded: SeededDeal, caption?: string, revision?: number) {
  const read = revision ?? (await revisionOf(seeded));
  return within((trx) =>
    sendDraft(app.deps, { trx, key: seeded.key, revision: read, content: body(caption) }),
  );
}

async function answer(seeded: SeededDeal, action: "approve" | "changes", changes: string[] = []) {
  const { drafts } = await shown(seeded);
  const draftId = drafts.at(-1)?.draftId ?? "";
  const revision = await revisionOf(seeded);
  const memberId = seeded.company.memberId;
  return within((trx) =>
    answerDraft(app.deps, { trx, key: seeded.key, revision, memberId, draftId, action, changes }),
  );
}

test("a draft is taken with a clear label only, and the refusal says what is wrong with it", async () => {
  const seeded = await seedDelivery(app);
  expect(await outcomeOf(send(seeded, "しずくの化粧水、とてもよかったです"))).toBe(
    "409 caption verdict.missing",
  );
  expect(await outcomeOf(send(seeded, `${"あ".repeat(122)} #PR`))).toBe("409 caption verdict.belowFold");
  expect((await dealNow(app, seeded)).facts.state).toBe("contracted");
  await send(seeded);
  expect(await shown(seeded)).toMatchObject({
    drafts: [{ round: 1, state: "inReview", verdict: "clear", videoLabel: { startSec: 0, seconds: 5 } }],
    draftRoundsLeft: 2,
  });
  expect((await dealNow(app, seeded)).facts).toMatchObject({ state: "draft_review", turn: "company" });
});

test("a YouTube draft needs its title, a story an image and the tick", async () => {
  const seeded = await seedDelivery(app);
  const sending = within((trx) =>
    sendDraft(app.deps, { trx, key: seeded.key, revision: 0, content: { ...body(), title: null } }),
  );
  expect(await outcomeOf(sending)).toBe("400 title");
  const story = await seedDelivery(app, {
    platform: "instagram",
    terms: { formats: [{ format: "story", count: 1 }] },
  });
  expect(await outcomeOf(send(story))).toBe("400 files storyTick");
});

test("the same draft again changes nothing; another one waits for the answer", async () => {
  const seeded = await seedDelivery(app);
  await send(seeded, undefined, 0);
  expect((await send(seeded, undefined, 0)).isMoved).toBe(false);
  expect(await outcomeOf(send(seeded, "#PR ほかの文"))).toBe("409 state");
  expect((await shown(seeded)).drafts).toHaveLength(1);
});

test("changes are asked for point by point, in as many rounds as were agreed, and never to leave the label out", async () => {
  const seeded = await seedDelivery(app, { terms: { revisions: 1 } });
  await send(seeded);
  expect(await outcomeOf(answer(seeded, "changes"))).toBe("400 changes");
  expect(await outcomeOf(answer(seeded, "changes", ["色の話を先に", "#PRの表記は外してください"]))).toBe(
    "400 changes",
  );
  await answer(seeded, "changes", ["商品名を1行目に"]);
  expect(await shown(seeded)).toMatchObject({
    drafts: [{ state: "changes", changes: ["商品名を1行目に"] }],
    draftRoundsLeft: 1,
  });
  await send(seeded, "#PR しずくの化粧水を使いました");
  expect(await outcomeOf(answer(seeded, "changes", ["もう一度"]))).toBe("409 rounds");
  await answer(seeded, "approve");
  expect(await shown(seeded)).toMatchObject({
    drafts: [{ round: 1 }, { round: 2, state: "approved", approvedBy: "member" }],
    draftRoundsLeft: 0,
  });
});

test("of an approval and a request for changes at once one wins", async () => {
  const seeded = await seedDelivery(app);
  await send(seeded);
  const outcomes = await atOnce(
    (nth) => outcomeOf(nth % 2 === 0 ? answer(seeded, "approve") : answer(seeded, "changes", ["もっと短く"])),
    16,
  );
  const { drafts } = await shown(seeded);
  const isApproved = drafts[0]?.state === "approved";
  expect((await dealNow(app, seeded)).facts.state).toBe(isApproved ? "draft_approved" : "changes_requested");
  // Whoever asked for what won has a success; the others learn that the deal went on.
  expect(
    outcomes.filter((_, nth) => (nth % 2 === 0) !== isApproved).every((one) => one.startsWith("409")),
  ).toBe(true);
});

const add = (seeded: SeededDeal, url: string, key: DealKey = seeded.key) =>
  within((trx) => addPost(app.deps, { trx, key, url }));
const checked = async (seeded: SeededDeal) => (await shown(seeded)).posts.map(({ check }) => check);
const settles = (seeded: SeededDeal, result: string) =>
  expect.poll(() => checked(seeded), soon).toEqual([result]);

test("an address that is no post of the deal's platform is refused, and nothing is asked", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  for (const url of [
    "https://vm.tiktok.com/ZMabc123/",
    "https://www.tiktok.com/@shop.a/video/7380080137682881835",
    "http://169.254.169.254/latest/meta-data/",
    "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  ])
    expect(await outcomeOf(add(seeded, url)), url).toBe("400 url");
  expect((await shown(seeded)).posts).toEqual([]);
});

test("a post is looked up at its platform by its id, and what it said is kept", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
  const { url, mediaId } = await account.publish("#PR KAZEで走ります");
  const before = platforms.seen.length;
  await add(seeded, `${url}&t=10`);
  await settles(seeded, "ok");
  const asked = platforms.seen.slice(before).filter((path) => /id=([^&]*)$/.exec(path)?.[1] === mediaId);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/dev\/social\/youtube\/youtube\/v3\/videos\?part=/);
  expect((await shown(seeded)).posts).toMatchObject([
    { kind: "video", captionSnapshot: "走る\n#PR KAZEで走ります", paidFlag: true, goneAt: null },
  ]);
});

test("what is found is told apart: none, without a label, another's, not to be read", async () => {
  const without = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded: without, platform: "youtube" });
  await add(without, (await account.publish("KAZEで走ります")).url);
  await settles(without, "labelMissing");
  const none = await seedDelivery(app, { facts: approved });
  await linkedAt({ app, platforms }, { seeded: none, platform: "youtube" });
  await add(none, "https://youtu.be/dQw4w9WgXcQ");
  await settles(none, "notFound");
  const other = await seedDelivery(app, { platform: "tiktok", facts: approved });
  await linkedAt({ app, platforms }, { seeded: other, platform: "tiktok" });
  const before = platforms.calls("/v2/video/query/");
  await add(other, "https://www.tiktok.com/@somebody/video/7380080137682881835");
  await settles(other, "wrongAccount");
  expect(platforms.calls("/v2/video/query/")).toBe(before);
  const unlinked = await seedDelivery(app, { facts: approved });
  await add(unlinked, "https://youtu.be/dQw4w9WgXcA");
  await settles(unlinked, "unreadable");
});

test("one medium serves one deal, and is free again once it is taken off", async () => {
  const [one, two] = [
    await seedDelivery(app, { facts: approved }),
    await seedDelivery(app, { facts: approved }),
  ];
  const url = "https://youtu.be/dQw4w9WgXcQ";
  await add(one, url);
  expect((await add(one, `${url}?si=x`)).isMoved).toBe(false);
  expect(await outcomeOf(add(two, url))).toBe("409 url");
  const postId = (await shown(one)).posts[0]?.postId ?? "";
  const remove = { key: one.key, postId, action: "remove" as const, file: undefined };
  await within((trx) => changeDealPost(app.deps, { trx, ...remove }));
  await add(two, url);
  expect((await shown(two)).posts).toHaveLength(1);
});

test("a platform that says nothing is asked again after 1, 5 and 15 minutes, then the post cannot be read", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
  const { url } = await account.publish("#PR 走る");
  platforms.fail("/v3/videos", "breaks");
  await add(seeded, url);
  const silences = () =>
    app.deps.db.selectFrom("deal_posts").select(["silences", "result"]).executeTakeFirstOrThrow();
  await expect.poll(silences, soon).toEqual({ silences: 1, result: "pending" });
  for (const [at, minutes] of [1, 5, 15].entries()) {
    app.clock.advance(minutes * 60);
    await runDeliveriesClock(app.deps);
    const [silent, result] = at === 2 ? [0, "unreadable"] : [at + 2, "pending"];
    await expect.poll(silences, soon).toEqual({ silences: silent, result });
  }
  platforms.mendAll();
});

/** Posted, in order, on a day of posting. */
async function posted(seed: Parameters<typeof seedDelivery>[1] = { facts: approved }) {
  const seeded = await seedDelivery(app, seed);
  const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
  const post = await account.publish("#PR KAZEで走ります");
  await add(seeded, post.url);
  await settles(seeded, "ok");
  return { seeded, account, post };
}

const reportOf = (seeded: SeededDeal, revision: number) =>
  within((trx) => report(app.deps, { trx, key: seeded.key, revision, note: null, figures: undefined }));

test("a report waits for its first day and for all posts to be in order", async () => {
  const { seeded } = await posted();
  const revision = await revisionOf(seeded);
  expect(await outcomeOf(reportOf(seeded, revision))).toBe("409 postFrom");
  const bare = await seedDelivery(app, { facts: approved });
  app.clock.set("2026-11-25T03:00:00Z");
  expect(await outcomeOf(reportOf(bare, 0))).toBe("409 posts");
  expect((await dealNow(app, bare)).facts.state).toBe("draft_approved");
});

test("of 20 reports at once there is one receipt, and its day makes the day of payment", async () => {
  const { seeded } = await posted();
  app.clock.set("2026-11-25T03:00:00Z");
  const revision = await revisionOf(seeded);
  const outcomes = await atOnce(() => outcomeOf(reportOf(seeded, revision)), 20);
  expect(new Set(outcomes)).toEqual(new Set(["done"]));
  expect(await app.deps.db.selectFrom("deal_reports").select("reported_at").execute()).toHaveLength(1);
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "reported",
    reportedOn: "2026-11-25",
    payDueOn: "2026-12-15",
  });
  expect((await shown(seeded)).report).toMatchObject({
    payDueOn: "2026-12-15",
    acceptBy: "2026-12-02",
    rejectionsLeft: 2,
    figures: { likes: 320, comments: 18 },
  });
});

test("of a report and a cancellation at once one wins", async () => {
  const { seeded } = await posted();
  app.clock.set("2026-11-25T03:00:00Z");
  const revision = await revisionOf(seeded);
  const cancel = () => act(app, seeded, { kind: "cancel", by: "company" });
  await atOnce((nth) => outcomeOf(nth % 2 === 0 ? reportOf(seeded, revision) : cancel()), 8);
  const { facts } = await dealNow(app, seeded);
  const reports = await app.deps.db.selectFrom("deal_reports").select("id").execute();
  expect([facts.state, reports.length]).toEqual(
    facts.state === "reported" ? ["reported", 1] : ["cancelled", 0],
  );
});

const reject = async (seeded: SeededDeal, fact: "notFound" | "labelMissing" | "itemMissing") => {
  const revision = await revisionOf(seeded);
  const claim = { fact, words: "ご確認ください" };
  const rejection = await provenRejection(app.deps, { key: seeded.key, claim });
  return within((trx) => answerReport(app.deps, { trx, key: seeded.key, revision, rejection }));
};

test("a rejection as gone or without a label has to agree with a check made now", async () => {
  const { seeded, account, post } = await posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await reportOf(seeded, await revisionOf(seeded));
  expect(await outcomeOf(reject(seeded, "labelMissing"))).toBe("409 fact");
  await account.edit(post.mediaId, "KAZEで走ります");
  expect(await outcomeOf(reject(seeded, "notFound"))).toBe("409 fact");
  await reject(seeded, "labelMissing");
  expect(await shown(seeded)).toMatchObject({
    posts: [{ check: "labelMissing", captionSnapshot: "走る\n#PR KAZEで走ります" }],
    report: { rejections: [{ fact: "labelMissing", isContested: false }], rejectionsLeft: 1 },
  });
  await account.edit(post.mediaId, "#PR KAZEで走ります");
  const check = { key: seeded.key, postId: (await shown(seeded)).posts[0]?.postId ?? "", file: undefined };
  await within((trx) => changeDealPost(app.deps, { trx, ...check, action: "check" }));
  await settles(seeded, "ok");
  app.clock.set("2026-12-16T03:00:00Z");
  await reportOf(seeded, await revisionOf(seeded));
  expect((await dealNow(app, seeded)).facts).toMatchObject({ payDueOn: "2027-01-15" });
});

test("a rejection that is contested puts the first receipt back, and the operator decides", async () => {
  const { seeded } = await posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await reportOf(seeded, await revisionOf(seeded));
  await reject(seeded, "itemMissing");
  const revision = await revisionOf(seeded);
  const contest = { kind: "contest", by: "creator" } as const;
  const asked = { key: seeded.key, reason: "公開されています", revision, act: contest };
  await atOnce(() => within((trx) => openDispute(app.deps, { trx, ...asked })), 4);
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "reported",
    hold: "dispute",
    turn: "operator",
    payDueOn: "2026-12-15",
  });
  expect(await shown(seeded)).toMatchObject({
    disputes: [{ kind: "contest", by: "creator", decision: null, decideBy: "2026-12-02" }],
    report: { rejections: [{ isContested: true }] },
  });
});

const operator = { operator: "mai" };

test("the operator decides a dispute, once: the deal and what was asked say so", async () => {
  const { seeded } = await posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await reportOf(seeded, await revisionOf(seeded));
  const revision = await revisionOf(seeded);
  const by = { kind: "dispute", by: "company" } as const;
  const asked = { key: seeded.key, reason: "色が違います", revision, act: by };
  await within((trx) => openDispute(app.deps, { trx, ...asked }));
  const { docs } = await listDisputes(app.deps, { ...operator, query: { offset: 0, limit: 5 } });
  expect(docs).toMatchObject([
    { dealId: seeded.dealId, dispute: { reason: "色が違います", kind: "dispute", by: "company" } },
  ]);
  const decision = { decision: "cancel", creatorPct: 37, fault: "neither", reason: "半ばまで" } as const;
  const decide = () => decideDispute(app.deps, { ...operator, dealId: seeded.dealId, body: decision });
  await atOnce(decide, 4);
  expect((await decide()).disputes).toMatchObject([
    { decision: "cancel", creatorPct: 37, decidedReason: "半ばまで" },
  ]);
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "cancelled",
    endReason: "decided",
    creatorPct: 37,
    hold: null,
  });
  const decided = app.deps.db.selectFrom("deal_events").select("id").where("act", "=", "decide");
  expect(await decided.execute()).toHaveLength(1);
});

test("a cancelled dispute needs its share, and what is not disputed is not decided", async () => {
  const seeded = await seedDelivery(app);
  const { dealId } = seeded;
  const body = { decision: "cancel", fault: "neither", reason: "理由" } as const;
  expect(await outcomeOf(decideDispute(app.deps, { ...operator, dealId, body }))).toBe("400 creatorPct");
  const whole = { ...body, creatorPct: 0 };
  expect(await outcomeOf(decideDispute(app.deps, { ...operator, dealId, body: whole }))).toBe("409 state");
  expect(await outcomeOf(getDeal(app.deps, { ...operator, dealId: "A".repeat(22) }))).toMatch(/^404/);
});

test("the operator stops a deal with a reason and lets it go on, and it is written down who did", async () => {
  const seeded = await seedDelivery(app);
  const { dealId } = seeded;
  const held = await holdDeal(app.deps, { ...operator, dealId, body: { on: true, reason: "確認中" } });
  expect(held).toMatchObject({
    deal: { hold: "operator" },
    holds: [{ isOn: true, reason: "確認中", operator: "mai" }],
  });
  expect(await outcomeOf(send(seeded))).toBe("409 state");
  await holdDeal(app.deps, { ...operator, dealId, body: { on: false, reason: "済み" } });
  await send(seeded);
  const written = await app.deps.db.selectFrom("audit_log").select(["operator", "call", "about"]).execute();
  const about = (await dealNow(app, seeded)).row.id;
  expect(written).toContainEqual({ operator: "mai", call: "holdDeal", about });
});

test("a post is looked at again after a day, a week and when it need not stay", async () => {
  const { seeded, account, post } = await posted();
  const next = async () =>
    (await app.deps.db.selectFrom("deal_posts").select("next_check_at").executeTakeFirstOrThrow())
      .next_check_at;
  expect(await next()).toEqual(new Date("2026-11-16T03:00:00Z"));
  app.clock.set("2026-11-16T03:00:00Z");
  await runDeliveriesClock(app.deps);
  await expect.poll(next, soon).toEqual(new Date("2026-11-22T03:00:00Z"));
  // The job was down for a day: it looks late, and the days stay.
  app.clock.set("2026-11-23T05:00:00Z");
  await account.remove(post.mediaId);
  await runDeliveriesClock(app.deps);
  await expect.poll(next, soon).toEqual(new Date("2026-12-15T03:00:00Z"));
  expect((await shown(seeded)).posts).toMatchObject([
    { check: "notFound", goneAt: "2026-11-23T05:00:00.000Z", captionSnapshot: "走る\n#PR KAZEで走ります" },
  ]);
});
