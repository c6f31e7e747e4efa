import type { CreatorDeal } from "@tomoru/contract/deals/deal";
import {
  aCompanyDeal,
  aDeal,
  aDealCharge,
  aDealEvent,
  someTerms,
} from "@tomoru/contract/testing/deal.builder";
import { aReport } from "@tomoru/contract/testing/delivery.builder";
import { expect, test } from "vitest";
import { stagesOf } from "./stages.view.ts";

const today = "2026-11-24";
const statesOf = (part: Partial<CreatorDeal>, side: "company" | "creator" = "creator") =>
  stagesOf(aDeal(part), { side, today }).map(({ state }) => state);
const secured = { state: "contracted", funding: "secured", contractVersion: 1, turn: "creator" } as const;

test("the present stage is lit for the side that has to act, and for no other", () => {
  expect(statesOf({}, "creator")[0]).toBe("mine");
  expect(statesOf({}, "company")[0]).toBe("theirs");
});

test("what is behind is done, what comes is ahead", () => {
  expect(statesOf({ ...secured, state: "reported", turn: "company" })).toEqual([
    "done",
    "done",
    "done",
    "done",
    "theirs",
    "ahead",
  ]);
  expect(statesOf({ state: "accepted", paymentStage: "paid", turn: "none" })).toEqual(
    Array.from({ length: 6 }, () => "done"),
  );
});

test("the contract is made once its money is there", () => {
  expect(statesOf({ ...secured, funding: "failed", turn: "company" }, "company")[1]).toBe("mine");
  expect(statesOf(secured).slice(0, 3)).toEqual(["done", "done", "mine"]);
});

test("without a draft its stage is left out", () => {
  const terms = someTerms({ draftRequired: false, draftDueOn: null });
  expect(statesOf({ ...secured, terms })).toEqual(["done", "done", "skipped", "mine", "ahead", "ahead"]);
});

test("a deal that is over stops where it was", () => {
  expect(statesOf({ state: "expired", turn: "none" })[0]).toBe("stopped");
  expect(statesOf({ state: "cancelled", contractVersion: 1, turn: "none" }).slice(0, 2)).toEqual([
    "done",
    "stopped",
  ]);
});

test("a deal that was cancelled at work stops at the last stage that it came to, though the money went back", () => {
  const over = { state: "cancelled", funding: "refunded", contractVersion: 1, turn: "none" } as const;
  const ended = aDealEvent({ act: "cancel", state: "cancelled" });
  const stoppedAt = (part: Partial<CreatorDeal>) => statesOf({ ...over, ...part }).indexOf("stopped");
  expect(stoppedAt({ events: [ended] })).toBe(2);
  const noDraft = someTerms({ draftRequired: false, draftDueOn: null });
  expect(stoppedAt({ events: [ended], terms: noDraft })).toBe(3);
  const approved = aDealEvent({ act: "approveDraft", state: "draft_approved" });
  expect(stoppedAt({ events: [approved, ended] })).toBe(3);
  const reported = aDealEvent({ act: "report", state: "reported" });
  expect(stoppedAt({ events: [approved, reported, ended], funding: "secured" })).toBe(4);
  expect(stoppedAt({ events: [approved, reported, ended], funding: "failed" })).toBe(1);
});

const daysOf = (part: Partial<CreatorDeal>) =>
  stagesOf(aDeal({ contractVersion: 1, turn: "none", ...part }), { side: "creator", today }).map(
    ({ day }) => day,
  );

test("of a deal that has ended no day is expected but that of a share", () => {
  const none = Array.from({ length: 6 }, () => null);
  expect(daysOf({ state: "cancelled" })).toEqual(none);
  expect(daysOf({ state: "expired", contractVersion: null })).toEqual(none);
  const share = { state: "cancelled", payDueOn: "2026-12-15" } as const;
  for (const paymentStage of ["due", "paid"] as const) {
    expect(daysOf({ ...share, paymentStage })).toEqual([...none.slice(1), "2026-12-15"]);
  }
});

test("once it is reported the days are those of the report", () => {
  const report = { ...aReport(), reportedAt: "2026-12-11T15:30:00.000Z", acceptBy: "2026-12-19" };
  const days = stagesOf(aDeal({ ...secured, state: "reported", turn: "company", report }), {
    side: "company",
    today,
  });
  expect(days.map(({ day }) => day).slice(3, 5)).toEqual(["2026-12-12", "2026-12-19"]);
});

test("what is behind says the day in Japan on which it was done, not the one until which it was due", () => {
  const events = [
    aDealEvent({ act: "approveDraft", state: "draft_approved", at: "2026-11-25T15:30:00.000Z" }),
    aDealEvent({ act: "report", actor: "creator", state: "reported", at: "2026-11-26T03:00:00.000Z" }),
    aDealEvent({ act: "acceptReport", state: "accepted", at: "2026-11-27T03:00:00.000Z" }),
  ];
  const report = { ...aReport(), reportedAt: "2026-11-26T03:00:00.000Z", acceptBy: "2026-12-04" };
  const accepted = aDeal({
    ...secured,
    state: "accepted",
    turn: "none",
    report,
    events,
    payDueOn: "2026-12-15",
  });
  const days = stagesOf(accepted, { side: "creator", today }).map(({ day }) => day);
  expect(days.slice(2)).toEqual(["2026-11-26", "2026-11-26", "2026-11-27", "2026-12-15"]);
});

test("the days are those of the terms, the last one by the pay cycle", () => {
  const days = stagesOf(aDeal(), { side: "creator", today }).map(({ day }) => day);
  expect(days).toEqual([null, null, "2026-12-04", "2026-12-16", "2026-12-23", "2027-01-15"]);
});

test("work that is late is expected today, and one that was sent back is inspected and paid by its new report", () => {
  const late = "2026-12-20";
  const terms = someTerms({ postFrom: "2026-12-01", postTo: "2026-12-10", payCycle: "half" });
  const report = { ...aReport(), reportedAt: "2026-12-10T03:00:00.000Z", acceptBy: "2026-12-17" };
  const repair = { ...secured, state: "draft_approved", turnKind: "repair", terms } as const;
  for (const deal of [aDeal({ ...repair, report: null }), aDeal({ ...repair, report })]) {
    const days = stagesOf(deal, { side: "creator", today: late }).map(({ day }) => day);
    expect(days.slice(3)).toEqual(["2026-12-10", "2026-12-27", "2027-01-15"]);
  }
});

test("a creator who was held up is expected by the later day, and by no earlier one than agreed", () => {
  const terms = someTerms({ postFrom: "2026-12-01", postTo: "2026-12-10", payCycle: "half" });
  const posting = { ...secured, state: "draft_approved", turnKind: "post", terms } as const;
  const expectedBy = (turnDueAt: string) =>
    stagesOf(aDeal({ ...posting, turnDueAt }), { side: "creator", today }).map(({ day }) => day);
  expect(expectedBy("2026-12-17T15:00:00.000Z").slice(3)).toEqual(["2026-12-17", "2026-12-24", "2027-01-15"]);
  expect(expectedBy("2026-12-05T15:00:00.000Z").slice(3)).toEqual(["2026-12-10", "2026-12-17", "2026-12-30"]);
});

test("a payment that is held has no day", () => {
  const held = aDeal({ ...secured, state: "accepted", paymentStage: "due", payDueOn: null, turn: "none" });
  expect(stagesOf(held, { side: "creator", today }).at(-1)?.day).toBeNull();
});

test("while the payment is being confirmed the stage carries no lamp", () => {
  const charging = { state: "contracted", funding: "charging", turn: "company", turnKind: "fund" } as const;
  const stateOf = (state: "charging" | "awaiting") =>
    stagesOf(aCompanyDeal({ ...charging, contractVersion: 1, charge: aDealCharge({ state }) }), {
      side: "company",
      today,
    })[1]?.state;
  expect(stateOf("charging")).toBe("theirs");
  expect(stateOf("awaiting")).toBe("mine");
});

test("what was done of a deal that was cancelled keeps its day, and nothing else has one", () => {
  const events = [
    aDealEvent({ act: "approveDraft", state: "draft_approved", at: "2026-11-28T03:00:00.000Z" }),
    aDealEvent({ act: "report", state: "reported", at: "2026-11-29T03:00:00.000Z" }),
  ];
  const report = aReport({ reportedAt: "2026-11-29T03:00:00.000Z" });
  const over = { state: "cancelled", funding: "refunded", contractVersion: 1, turn: "none" } as const;
  expect(daysOf({ ...over, events, report })).toEqual([null, null, "2026-11-28", "2026-11-29", null, null]);
});
