import { previewCompanyCancel } from "@tomoru/contract/company/deal-endings";
import { listCompanyDeals } from "@tomoru/contract/company/deals";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { type DeliveryApp, startDeliveryApp } from "../../../testing/delivery-app.ts";
import { runEchoes } from "../acting/echoes.usecases.ts";
import { runDealsClock } from "../deals.maintenance.ts";
import { dealNow, signInAgain } from "../deals.testing.ts";
import { seedDelivery } from "./deliveries.testing.ts";
import { outcomeOf } from "./delivery-acts.testing.ts";
import { sendDraft } from "./drafts.usecases.ts";

let delivery: DeliveryApp;
let app: DeliveryApp["app"];
let acts: DeliveryApp["acts"];
beforeAll(async () => {
  delivery = await startDeliveryApp();
  ({ app, acts } = delivery);
});
beforeEach(() => delivery.empty());
afterAll(() => delivery.close());

test("a draft is taken with a clear label only, and the refusal says what is wrong with it", async () => {
  const seeded = await seedDelivery(app);
  expect(await outcomeOf(acts.send(seeded, "しずくの化粧水、とてもよかったです"))).toBe(
    "409 caption verdict.missing",
  );
  expect(await outcomeOf(acts.send(seeded, `${"あ".repeat(122)} #PR`))).toBe("409 caption verdict.belowFold");
  expect((await dealNow(app, seeded)).facts.state).toBe("contracted");
  await acts.send(seeded);
  expect(await acts.shown(seeded)).toMatchObject({
    drafts: [{ round: 1, state: "inReview", verdict: "clear", videoLabel: { startSec: 0, seconds: 5 } }],
    draftRoundsLeft: 2,
  });
  expect((await dealNow(app, seeded)).facts).toMatchObject({ state: "draft_review", turn: "company" });
});

test("a YouTube draft needs its title, a story an image and the tick", async () => {
  const seeded = await seedDelivery(app);
  const sending = acts.within((trx) =>
    sendDraft(app.deps, { trx, key: seeded.key, revision: 0, content: { ...acts.body(), title: null } }),
  );
  expect(await outcomeOf(sending)).toBe("400 title");
  const story = await seedDelivery(app, {
    platform: "instagram",
    terms: { formats: [{ format: "story", count: 1 }] },
  });
  expect(await outcomeOf(acts.send(story))).toBe("400 files storyTick");
});

test("the same draft again changes nothing; another one waits for the answer", async () => {
  const seeded = await seedDelivery(app);
  await acts.send(seeded, undefined, 0);
  expect((await acts.send(seeded, undefined, 0)).isMoved).toBe(false);
  expect(await outcomeOf(acts.send(seeded, "#PR ほかの文"))).toBe("409 state");
  expect((await acts.shown(seeded)).drafts).toHaveLength(1);
});

test("changes are asked for point by point, in as many rounds as were agreed, and never to leave the label out", async () => {
  const seeded = await seedDelivery(app, { terms: { revisions: 1 } });
  await acts.send(seeded);
  expect(await outcomeOf(acts.answer(seeded, "changes"))).toBe("400 changes");
  expect(await outcomeOf(acts.answer(seeded, "changes", ["色の話を先に", "#PRの表記は外してください"]))).toBe(
    "400 changes",
  );
  await acts.answer(seeded, "changes", ["商品名を1行目に"]);
  expect(await acts.shown(seeded)).toMatchObject({
    drafts: [{ state: "changes", changes: ["商品名を1行目に"] }],
    draftRoundsLeft: 1,
  });
  await acts.send(seeded, "#PR しずくの化粧水を使いました");
  expect(await outcomeOf(acts.answer(seeded, "changes", ["もう一度"]))).toBe("409 rounds");
  await acts.answer(seeded, "approve");
  expect(await acts.shown(seeded)).toMatchObject({
    drafts: [{ round: 1 }, { round: 2, state: "approved", approvedBy: "member" }],
    draftRoundsLeft: 0,
  });
});

test("a draft that is approved after the last day of posting leaves five days, in the page, the list, the mail and the share", async () => {
  // Sent in time; silence approves it at the end of 2 December, a day after the last day of posting.
  const seeded = await seedDelivery(app);
  app.clock.set("2026-11-27T03:00:00Z");
  await acts.send(seeded);
  app.clock.set("2026-12-02T15:00:00Z");
  await runDealsClock(app.deps);
  const { facts } = await dealNow(app, seeded);
  expect(facts).toMatchObject({ state: "draft_approved", turnKind: "post", reportDueOn: "2026-12-08" });
  const { creator, company } = await signInAgain(app, seeded);
  const turnDueAt = "2026-12-08T15:00:00.000Z";
  const params = { id: seeded.dealId };
  expect((await app.call(getDeal, { token: creator.token, params })).result.turnDueAt).toBe(turnDueAt);
  await runEchoes(app.deps, []);
  const listed = await app.call(listCompanyDeals, { token: company.token, query: { group: "active" } });
  expect(listed.result.docs).toMatchObject([{ turnDueAt }]);
  expect((await app.mail.mailTo(creator.email)).text).toContain("12月8日");
  const shareAt = async (moment: string) => {
    app.clock.set(moment);
    const { token } = (await signInAgain(app, seeded)).company;
    return (await app.call(previewCompanyCancel, { token, params })).result.alone?.creatorPct;
  };
  expect(await shareAt("2026-12-15T14:59:59Z")).toBe(80);
  expect(await shareAt("2026-12-15T15:00:00Z")).toBe(0);
});

test("of an approval and a request for changes at once one wins", async () => {
  const seeded = await seedDelivery(app);
  await acts.send(seeded);
  const outcomes = await atOnce(
    (nth) =>
      outcomeOf(
        nth % 2 === 0 ? acts.answer(seeded, "approve") : acts.answer(seeded, "changes", ["もっと短く"]),
      ),
    16,
  );
  const { drafts } = await acts.shown(seeded);
  const isApproved = drafts[0]?.state === "approved";
  expect((await dealNow(app, seeded)).facts.state).toBe(isApproved ? "draft_approved" : "changes_requested");
  // Whoever asked for what won has a success; the others learn that the deal went on.
  expect(
    outcomes.filter((_, nth) => (nth % 2 === 0) !== isApproved).every((one) => one.startsWith("409")),
  ).toBe(true);
});
