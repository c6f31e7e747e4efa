import { priceKeys } from "@tomoru/contract/company/plans";
import { expect, test } from "vitest";
import {
  deriveState,
  dueCharge,
  grantedPlan,
  isFreeByItself,
  isSuspendedForPayment,
  type PlanState,
  rankOf,
  suspendsAt,
  unpaidInvoices,
} from "./plan-state.rules.ts";
import { anInvoice, aPaidPlan, aPlan, aReading, aSubscription, at, period } from "./plan-state.testing.ts";

const now = at("2026-11-20T00:00:00");
const derive = (reading: Parameters<typeof aReading>[0], before: PlanState = aPlan(), when = now) =>
  deriveState({ before, reading: aReading(reading), now: when });

test("Free is nothing at the provider, and a plan by hand is until its day, then Free", () => {
  expect(aPlan()).toEqual({
    ...{ planId: "free", status: "none", stripeId: null, priceId: null, periodFrom: null, periodTo: null },
    ...{ nextPlanId: null, pendingPlanId: null, pendingUrl: null, pendingUntil: null },
    ...{ unpaidSince: null, unpaidInvoice: null, isGranted: false },
  });
  const granted = grantedPlan({ planId: "professional", ...period });
  expect(granted).toEqual(
    aPlan({
      ...{ planId: "professional", status: "active", nextPlanId: "free", isGranted: true },
      ...{ periodFrom: period.from, periodTo: period.to },
    }),
  );
  expect(grantedPlan({ planId: "free", ...period })).toEqual(aPlan());
  expect(grantedPlan({ planId: "standard", from: period.from, to: undefined })).toEqual(aPlan());
  expect(["free", "standard", "professional"].map((id) => rankOf(id as "free"))).toEqual([0, 1, 2]);
});

test("where nothing lives at the provider the plan is Free, or what was granted until its moment", () => {
  const granted = grantedPlan({ planId: "standard", ...period });
  const nothing = { subscriptions: [] };
  expect(derive(nothing, aPaidPlan())).toEqual({ state: aPlan(), undo: [] });
  expect(derive(nothing, granted, new Date(period.to.getTime() - 1)).state).toEqual(granted);
  expect(derive(nothing, granted, period.to).state).toEqual(aPlan());
  expect(derive({ subscriptions: [aSubscription({ status: "ended" })] }, aPaidPlan()).state).toEqual(aPlan());
  expect(derive(nothing, aPlan({ ...granted, periodFrom: null })).state).toEqual(aPlan());
  expect(derive(nothing, aPlan({ ...granted, periodTo: null })).state).toEqual(aPlan());
});

test("what is paid for is active, with the provider's period and price", () => {
  expect(derive({ invoices: [anInvoice({ status: "paid" })] })).toEqual({ state: aPaidPlan(), undo: [] });
  expect(derive({}, aPaidPlan({ unpaidSince: now, unpaidInvoice: "in_0", status: "pastDue" })).state).toEqual(
    aPaidPlan(),
  );
});

test("of two that live the older is kept and the newer undone; one that was never paid for gives way", () => {
  const [newer, older] = [aSubscription({ id: "sub_2" }), aSubscription()];
  const undone = (id: string) => ({ kind: "subscription", id, isDouble: true });
  expect(derive({ subscriptions: [newer, older] })).toEqual({ state: aPaidPlan(), undo: [undone("sub_2")] });
  const begun = aSubscription({ status: "incomplete" });
  const both = derive({ subscriptions: [newer, begun] });
  expect(both).toEqual({ state: aPaidPlan({ stripeId: "sub_2" }), undo: [undone("sub_1")] });
});

test("a price that is none of ours leaves the plan that is known", () => {
  const strange = { subscriptions: [aSubscription({ priceKey: "tomoru_gold_1", priceId: "price_x" })] };
  expect(derive(strange, aPaidPlan({ planId: "professional" })).state).toEqual(
    aPaidPlan({ planId: "professional", priceId: "price_x" }),
  );
});

test("a step down is granted until the period's end, and only of the same subscription and period", () => {
  const before = aPaidPlan({ planId: "professional" });
  expect(derive({}, before).state).toEqual(aPaidPlan({ planId: "professional", nextPlanId: "standard" }));
  const other = { ...before, stripeId: "sub_0" };
  expect(derive({}, other).state).toEqual(aPaidPlan());
  const earlier = { ...before, periodTo: period.from };
  expect(derive({}, earlier).state).toEqual(aPaidPlan());
  expect(derive({}, { ...before, periodTo: null }).state).toEqual(aPaidPlan());
  const up = { subscriptions: [aSubscription({ priceKey: priceKeys.professional })] };
  expect(derive(up, aPaidPlan()).state).toEqual(aPaidPlan({ planId: "professional" }));
  const ending = { subscriptions: [aSubscription({ isEnding: true })] };
  expect(derive(ending, before).state).toEqual(aPaidPlan({ planId: "professional", nextPlanId: "free" }));
  expect(derive(ending, aPaidPlan()).state).toEqual(aPaidPlan({ nextPlanId: "free" }));
});

test("a first payment that the bank asks about is starting for 23 hours; one that nobody can pay any more is undone", () => {
  const begun = { subscriptions: [aSubscription({ status: "incomplete" })] };
  const asking = { ...begun, invoices: [anInvoice()], asking: new Set(["in_1"]) };
  const starting = aPlan({
    ...{ status: "starting", stripeId: "sub_1", priceId: "price_standard", pendingPlanId: "standard" },
    ...{ pendingUrl: "https://pay.example/in_1", pendingUntil: at("2026-11-16T02:00:00") },
  });
  expect(derive(asking)).toEqual({ state: starting, undo: [] });
  const another = anInvoice({ id: "in_9", payUrl: "https://pay.example/in_9", status: "paid" });
  expect(derive({ ...asking, invoices: [another, anInvoice()] }).state).toEqual(starting);
  // Its page was handed out: somebody may pay there with another card.
  expect(derive({ ...asking, asking: new Set() }, starting)).toEqual({ state: starting, undo: [] });
  const undo = [{ kind: "subscription", id: "sub_1", isDouble: false }];
  const elsewhere = { ...starting, pendingUrl: "https://pay.example/in_9" };
  expect(derive({ ...asking, asking: new Set() }, elsewhere).undo).toEqual(undo);
  expect(derive({ ...asking, asking: new Set() })).toEqual({ state: aPlan(), undo });
  expect(derive({ ...asking, invoices: [anInvoice({ status: "void" })] })).toEqual({ state: aPlan(), undo });
  expect(derive({ ...begun, asking: new Set(["in_1"]) })).toEqual({ state: aPlan(), undo });
  const noPage = { ...asking, asking: new Set<string>(), invoices: [anInvoice({ payUrl: null })] };
  expect(derive(noPage)).toEqual({ state: aPlan(), undo });
  const strange = { ...asking, subscriptions: [aSubscription({ status: "incomplete", priceKey: null })] };
  expect(derive(strange).state.pendingPlanId).toBeNull();
});

test("a step up that the bank asks about waits beside the plan; one that was refused is taken back", () => {
  const until = at("2026-11-21T00:00:00");
  const waits = { subscriptions: [aSubscription({ pending: { priceKey: priceKeys.professional, until } })] };
  const open = { ...waits, invoices: [anInvoice()] };
  const pending = {
    pendingPlanId: "professional",
    pendingUrl: "https://pay.example/in_1",
    pendingUntil: until,
  };
  const waiting = aPaidPlan(pending as Partial<PlanState>);
  expect(derive({ ...open, asking: new Set(["in_1"]) })).toEqual({ state: waiting, undo: [] });
  expect(derive(open, waiting)).toEqual({ state: waiting, undo: [] });
  expect(derive(open)).toEqual({ state: aPaidPlan(), undo: [{ kind: "change", invoiceId: "in_1" }] });
  expect(derive({ ...waits, invoices: [anInvoice({ status: "paid" })] })).toEqual({
    state: aPaidPlan(),
    undo: [],
  });
  expect(derive(waits)).toEqual({ state: aPaidPlan(), undo: [] });
  // Without a change nothing waits, whatever is open.
  expect(derive({ invoices: [anInvoice()], asking: new Set(["in_1"]) }).undo).toEqual([]);
  const strange = { subscriptions: [aSubscription({ pending: { priceKey: null, until } })] };
  const asked = derive({ ...strange, invoices: [anInvoice()], asking: new Set(["in_1"]) });
  expect(asked.state).toMatchObject({ pendingPlanId: null, pendingUntil: until });
});

test("a renewal that was tried in vain is unpaid since the oldest of them; what nobody tried is not", () => {
  const older = anInvoice({ id: "in_0", issuedAt: period.from });
  expect(derive({ invoices: [anInvoice(), older] }).state).toEqual(
    aPaidPlan({ status: "pastDue", unpaidInvoice: "in_0", unpaidSince: period.from }),
  );
  expect(derive({ invoices: [older, anInvoice()] }).state).toMatchObject({ unpaidInvoice: "in_0" });
  const asking = derive({ invoices: [anInvoice()], asking: new Set(["in_1"]) }).state;
  expect(asking).toEqual(
    aPaidPlan({
      ...{ status: "pastDue", unpaidInvoice: "in_1", unpaidSince: period.to },
      pendingUrl: "https://pay.example/in_1",
    }),
  );
  for (const part of [{ isAttempted: false }, { status: "paid" as const }, { subscriptionId: "sub_9" }]) {
    expect(derive({ invoices: [anInvoice(part)] }).state).toEqual(aPaidPlan());
  }
  // The invoice of a change that waits is not a renewal's.
  const change = aSubscription({ pending: { priceKey: priceKeys.professional, until: now } });
  expect(unpaidInvoices(change, aReading({ invoices: [anInvoice(), older] }))).toEqual([older]);
  expect(unpaidInvoices(aSubscription(), aReading({ invoices: [anInvoice()] }))).toHaveLength(1);
});

const unpaid = aPaidPlan({ status: "pastDue", unpaidInvoice: "in_1", unpaidSince: period.to });
const later = (days: number, ms = 0) => new Date(period.to.getTime() + days * 86_400_000 + ms);

test("seven times 24 hours after the first failure what is unpaid is suspended, and not a moment before", () => {
  expect(suspendsAt(unpaid)).toEqual(later(7));
  expect(suspendsAt(aPaidPlan())).toBeNull();
  expect(isSuspendedForPayment(unpaid, later(7, -1))).toBe(false);
  expect(isSuspendedForPayment(unpaid, later(7))).toBe(true);
  expect(isSuspendedForPayment({ ...unpaid, status: "active" }, later(9))).toBe(false);
  expect(isSuspendedForPayment({ ...unpaid, unpaidSince: null }, later(9))).toBe(false);
});

test("it is charged again on day 3 and day 6, once each, and what was missed is not made up for", () => {
  const due = (reminders: number, when: Date) => dueCharge({ ...unpaid, reminders }, when);
  expect([due(0, later(3, -1)), due(0, later(3)), due(1, later(3))]).toEqual([undefined, 3, undefined]);
  expect([due(1, later(6, -1)), due(1, later(6)), due(0, later(6)), due(2, later(6))]).toEqual([
    ...[undefined, 6, 6, undefined],
  ]);
  expect(dueCharge({ ...unpaid, status: "active", reminders: 0 }, later(6))).toBeUndefined();
  expect(dueCharge({ ...unpaid, unpaidSince: null, reminders: 0 }, later(6))).toBeUndefined();
});

test("37 days after the first failure it is Free by itself", () => {
  expect(isFreeByItself(unpaid, later(37, -1))).toBe(false);
  expect(isFreeByItself(unpaid, later(37))).toBe(true);
  expect(isFreeByItself({ ...unpaid, status: "active" }, later(40))).toBe(false);
  expect(isFreeByItself({ ...unpaid, unpaidSince: null }, later(40))).toBe(false);
});
