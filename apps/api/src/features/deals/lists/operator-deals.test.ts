import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { type DeliveryApp, startDeliveryApp } from "../../../testing/delivery-app.ts";
import { creatorIdOf } from "../../discovery/cards/cards.usecases.ts";
import { dealNow } from "../deals.testing.ts";
import { seedDelivery } from "../delivery/deliveries.testing.ts";
import { outcomeOf } from "../delivery/delivery-acts.testing.ts";
import { openDispute } from "../delivery/disputes.usecases.ts";
import { decideDispute, getDeal, holdDeal, listDeals, listDisputes } from "./operator-deals.usecases.ts";

let delivery: DeliveryApp;
let app: DeliveryApp["app"];
let acts: DeliveryApp["acts"];
beforeAll(async () => {
  delivery = await startDeliveryApp();
  ({ app, acts } = delivery);
});
beforeEach(() => delivery.empty());
afterAll(() => delivery.close());

const operator = { operator: "mai" };

test("the operator decides a dispute, once: the deal and what was asked say so", async () => {
  const { seeded } = await acts.posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await acts.reportOf(seeded, await acts.revisionOf(seeded));
  const revision = await acts.revisionOf(seeded);
  const by = { kind: "dispute", by: "company" } as const;
  const asked = { key: seeded.key, reason: "色が違います", revision, act: by };
  await acts.within((trx) => openDispute(app.deps, { trx, ...asked }));
  const { docs } = await listDisputes(app.deps, { ...operator, query: { offset: 0, limit: 5 } });
  expect(docs).toMatchObject([
    { dealId: seeded.dealId, dispute: { reason: "色が違います", kind: "dispute", by: "company" } },
  ]);
  const decision = { decision: "cancel", creatorPct: 37, fault: "neither", reason: "半ばまで" } as const;
  const decide = () => decideDispute(app.deps, { ...operator, dealId: seeded.dealId, body: decision });
  await atOnce(decide, 4);
  const after = await decide();
  expect(after.disputes).toMatchObject([{ decision: "cancel", creatorPct: 37, decidedReason: "半ばまで" }]);
  expect(after.events.filter(({ act }) => act === "decide")).toMatchObject([
    { operator: "mai", fault: "neither" },
  ]);
  expect(after).toMatchObject({ version: 1, offered: null });
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    state: "cancelled",
    endReason: "decided",
    creatorPct: 37,
    hold: null,
  });
  const decided = app.deps.db.selectFrom("deal_events").select("id").where("act", "=", "decide");
  expect(await decided.execute()).toHaveLength(1);
  const written = app.deps.db.selectFrom("audit_log").select("note").where("call", "=", "decideDispute");
  expect((await written.execute())[0]).toEqual({ note: "cancel 37" });
});

test("a cancelled dispute needs its share, and what is not disputed is not decided", async () => {
  const seeded = await seedDelivery(app);
  const { dealId } = seeded;
  const body = { decision: "cancel", fault: "neither", reason: "理由" } as const;
  expect(await outcomeOf(decideDispute(app.deps, { ...operator, dealId, body }))).toBe("400 creatorPct");
  const share = { ...body, decision: "accept", creatorPct: 40 } as const;
  expect(await outcomeOf(decideDispute(app.deps, { ...operator, dealId, body: share }))).toBe(
    "400 creatorPct",
  );
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
  expect(await outcomeOf(acts.send(seeded))).toBe("409 state");
  await holdDeal(app.deps, { ...operator, dealId, body: { on: false, reason: "済み" } });
  await acts.send(seeded);
  const written = await app.deps.db
    .selectFrom("audit_log")
    .select(["operator", "call", "about", "note"])
    .execute();
  const about = (await dealNow(app, seeded)).row.id;
  for (const note of ["on", "off"])
    expect(written).toContainEqual({ operator: "mai", call: "holdDeal", about, note });
});

test("the deals of one creator are listed by either id, newest change in front, and of nobody there are none", async () => {
  const first = await seedDelivery(app);
  await seedDelivery(app);
  const influencerId = first.key.influencerId;
  const query = { offset: 0, limit: 5 };
  for (const creator of [influencerId, creatorIdOf(app.deps, influencerId)]) {
    const { docs } = await listDeals(app.deps, { ...operator, query: { ...query, creator } });
    expect(docs.map(({ dealId }) => dealId)).toEqual([first.dealId]);
  }
  for (const creator of ["A".repeat(22), "z".repeat(22)]) {
    const { docs } = await listDeals(app.deps, { ...operator, query: { ...query, creator } });
    expect(docs).toEqual([]);
  }
});
