import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { secondsAfter } from "../../../platform/clock.ts";
import { atOnce } from "../../../testing/at-once.ts";
import { type DeliveryApp, startDeliveryApp } from "../../../testing/delivery-app.ts";
import { soon } from "../../social/linking.testing.ts";
import { dealNow } from "../deals.testing.ts";
import { runDeliveriesClock } from "../deliveries.maintenance.ts";
import { act, approved, linkedAt, seedDelivery } from "./deliveries.testing.ts";
import { outcomeOf } from "./delivery-acts.testing.ts";
import { openDispute } from "./disputes.usecases.ts";
import { addPost, changeDealPost } from "./posts.usecases.ts";

let delivery: DeliveryApp;
let app: DeliveryApp["app"];
let platforms: DeliveryApp["platforms"];
let acts: DeliveryApp["acts"];
beforeAll(async () => {
  delivery = await startDeliveryApp();
  ({ app, platforms, acts } = delivery);
});
beforeEach(() => delivery.empty());
afterAll(() => delivery.close());

test("an address that is no post of the deal's platform is refused, and nothing is asked", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  for (const url of [
    "https://vm.tiktok.com/ZMabc123/",
    "https://www.tiktok.com/@shop.a/video/7380080137682881835",
    "http://169.254.169.254/latest/meta-data/",
    "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  ])
    expect(await outcomeOf(acts.add(seeded, url)), url).toBe("400 url");
  expect((await acts.shown(seeded)).posts).toEqual([]);
});

test("a post is looked up at its platform by its id, and what it said is kept", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
  const { url, mediaId } = await account.publish("#PR KAZEで走ります");
  const before = platforms.seen.length;
  await acts.add(seeded, `${url}&t=10`);
  await acts.settles(seeded, "ok");
  const asked = platforms.seen.slice(before).filter((path) => /id=([^&]*)$/.exec(path)?.[1] === mediaId);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/dev\/social\/youtube\/youtube\/v3\/videos\?part=/);
  expect((await acts.shown(seeded)).posts).toMatchObject([
    {
      kind: "video",
      captionSnapshot: "走る\n#PR KAZEで走ります",
      paidFlag: true,
      goneAt: null,
      okAt: expect.any(String),
    },
  ]);
});

test("a post that a copy whose clock is a second ahead has taken is looked up at once by another", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
  const { url } = await account.publish("#PR KAZEで走ります");
  const ahead = { ...app.deps, clock: { now: () => secondsAfter(app.clock.now(), 1) } };
  await acts.within((trx) => addPost(ahead, { trx, key: seeded.key, url }));
  await acts.settles(seeded, "ok");
});

test("what is found is told apart: none, without a label, another's, not to be read", async () => {
  const without = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded: without, platform: "youtube" });
  await acts.add(without, (await account.publish("KAZEで走ります")).url);
  await acts.settles(without, "labelMissing");
  const none = await seedDelivery(app, { facts: approved });
  await linkedAt({ app, platforms }, { seeded: none, platform: "youtube" });
  await acts.add(none, "https://youtu.be/dQw4w9WgXcQ");
  await acts.settles(none, "notFound");
  const other = await seedDelivery(app, { platform: "tiktok", facts: approved });
  await linkedAt({ app, platforms }, { seeded: other, platform: "tiktok" });
  const before = platforms.calls("/v2/video/query/");
  await acts.add(other, "https://www.tiktok.com/@somebody/video/7380080137682881835");
  await acts.settles(other, "wrongAccount");
  expect(platforms.calls("/v2/video/query/")).toBe(before);
  const unlinked = await seedDelivery(app, { facts: approved });
  await acts.add(unlinked, "https://youtu.be/dQw4w9WgXcA");
  await acts.settles(unlinked, "unreadable");
});

test("one medium serves one deal, and is free again once it is taken off", async () => {
  const [one, two] = [
    await seedDelivery(app, { facts: approved }),
    await seedDelivery(app, { facts: approved }),
  ];
  const url = "https://youtu.be/dQw4w9WgXcQ";
  await acts.add(one, url);
  expect((await acts.add(one, `${url}?si=x`)).isMoved).toBe(false);
  expect(await outcomeOf(acts.add(two, url))).toBe("409 url");
  const postId = (await acts.shown(one)).posts[0]?.postId ?? "";
  const remove = { key: one.key, postId, action: "remove" as const, file: undefined };
  await acts.within((trx) => changeDealPost(app.deps, { trx, ...remove }));
  await acts.add(two, url);
  expect((await acts.shown(two)).posts).toHaveLength(1);
});

test("a platform that says nothing is asked again after 1, 5 and 15 minutes, then the post cannot be read", async () => {
  const seeded = await seedDelivery(app, { facts: approved });
  const account = await linkedAt({ app, platforms }, { seeded, platform: "youtube" });
  const { url } = await account.publish("#PR 走る");
  platforms.fail("/v3/videos", "breaks");
  await acts.add(seeded, url);
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

test("a report waits for its first day and for all posts to be in order", async () => {
  const { seeded } = await acts.posted();
  const revision = await acts.revisionOf(seeded);
  expect(await outcomeOf(acts.reportOf(seeded, revision))).toBe("409 postFrom");
  const bare = await seedDelivery(app, { facts: approved });
  app.clock.set("2026-11-25T03:00:00Z");
  expect(await outcomeOf(acts.reportOf(bare, 0))).toBe("409 posts");
  expect((await dealNow(app, bare)).facts.state).toBe("draft_approved");
});

test("of 20 reports at once there is one receipt, and its day makes the day of payment", async () => {
  const { seeded } = await acts.posted();
  app.clock.set("2026-11-25T03:00:00Z");
  const revision = await acts.revisionOf(seeded);
  const outcomes = await atOnce(() => outcomeOf(acts.reportOf(seeded, revision)), 20);
  expect(new Set(outcomes)).toEqual(new Set(["done"]));
  expect(await app.deps.db.selectFrom("deal_reports").select("reported_at").execute()).toHaveLength(1);
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "reported",
    reportedOn: "2026-11-25",
    payDueOn: "2026-12-15",
  });
  expect((await acts.shown(seeded)).report).toMatchObject({
    payDueOn: "2026-12-15",
    acceptBy: "2026-12-02",
    rejectionsLeft: 2,
    figures: { likes: 320, comments: 18 },
  });
});

test("of a report and a cancellation at once one wins", async () => {
  const { seeded } = await acts.posted();
  app.clock.set("2026-11-25T03:00:00Z");
  const revision = await acts.revisionOf(seeded);
  const cancel = () => act(app, seeded, { kind: "cancel", by: "company" });
  await atOnce((nth) => outcomeOf(nth % 2 === 0 ? acts.reportOf(seeded, revision) : cancel()), 8);
  const { facts } = await dealNow(app, seeded);
  const reports = await app.deps.db.selectFrom("deal_reports").select("id").execute();
  expect([facts.state, reports.length]).toEqual(
    facts.state === "reported" ? ["reported", 1] : ["cancelled", 0],
  );
});

test("a rejection as gone or without a label has to agree with a check made now", async () => {
  const { seeded, account, post } = await acts.posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await acts.reportOf(seeded, await acts.revisionOf(seeded));
  expect(await outcomeOf(acts.reject(seeded, "labelMissing"))).toBe("409 fact");
  await account.edit(post.mediaId, "KAZEで走ります");
  expect(await outcomeOf(acts.reject(seeded, "notFound"))).toBe("409 fact");
  await acts.reject(seeded, "labelMissing");
  expect(await acts.shown(seeded)).toMatchObject({
    posts: [{ check: "labelMissing", captionSnapshot: "走る\n#PR KAZEで走ります" }],
    report: { rejections: [{ fact: "labelMissing", isContested: false }], rejectionsLeft: 1 },
  });
  await account.edit(post.mediaId, "#PR KAZEで走ります");
  const check = {
    key: seeded.key,
    postId: (await acts.shown(seeded)).posts[0]?.postId ?? "",
    file: undefined,
  };
  await acts.within((trx) => changeDealPost(app.deps, { trx, ...check, action: "check" }));
  await acts.settles(seeded, "ok");
  app.clock.set("2026-12-16T03:00:00Z");
  await acts.reportOf(seeded, await acts.revisionOf(seeded));
  expect((await dealNow(app, seeded)).facts).toMatchObject({ payDueOn: "2027-01-15" });
});

test("a rejection that is contested puts the first receipt back, and the operator decides", async () => {
  const { seeded } = await acts.posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await acts.reportOf(seeded, await acts.revisionOf(seeded));
  await acts.reject(seeded, "itemMissing");
  const revision = await acts.revisionOf(seeded);
  const contest = { kind: "contest", by: "creator" } as const;
  const asked = { key: seeded.key, reason: "公開されています", revision, act: contest };
  await atOnce(() => acts.within((trx) => openDispute(app.deps, { trx, ...asked })), 4);
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "reported",
    hold: "dispute",
    turn: "operator",
    payDueOn: "2026-12-15",
  });
  expect(await acts.shown(seeded)).toMatchObject({
    disputes: [{ kind: "contest", by: "creator", decision: null, decideBy: "2026-12-02" }],
    report: { rejections: [{ isContested: true }] },
  });
});

test("a post is looked at again after a day, a week and when it need not stay", async () => {
  const { seeded, account, post } = await acts.posted();
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
  expect((await acts.shown(seeded)).posts).toMatchObject([
    { check: "notFound", goneAt: "2026-11-23T05:00:00.000Z", captionSnapshot: "走る\n#PR KAZEで走ります" },
  ]);
  for (const { email } of [seeded.creator, seeded.company])
    expect((await app.mail.mailTo(email)).subject).toContain("投稿に確認が必要です");
});
