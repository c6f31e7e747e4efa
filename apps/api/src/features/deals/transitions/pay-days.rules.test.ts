import { expect, test } from "vitest";
import type { Act } from "./deal-facts.rules.ts";
import { decide, disputed, endOf, rejected, reported, tick } from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

test.each([
  [
    "within a month of the report by the day of the decision",
    "2026-06-02",
    "2026-06-19T03:00:00Z",
    "2026-07-15",
  ],
  ["later no later than day 60 of the report", "2026-06-02", "2026-07-18T03:00:00Z", "2026-07-31"],
  ["once its cut is over on the next pay date", "2026-05-02", "2026-07-01T03:00:00Z", "2026-07-15"],
])("a share that is decided of a report is paid %s", (_, reportedOn, moment, payDueOn) => {
  const contested = { ...disputed, reportedOn, payDueOn: "2026-06-30", rejections: 1, contested: 1 };
  const result = transition(contested, decide("cancel", 40), new Date(moment));
  expect(result).toMatchObject({ next: { payDueOn, reportedOn: moment.slice(0, 10), paymentStage: "due" } });
  const proposal = {
    kind: "cancel",
    by: "company",
    creatorPct: 40,
    lapsesAt: new Date("2027-01-01"),
  } as const;
  const agreedTo = { ...reported, reportedOn, proposal, turnDueAt: new Date("2027-01-01") };
  const accept = { kind: "answerProposal", by: "creator", of: "cancel", isAccepted: true } as const;
  expect(transition(agreedTo, accept, new Date(moment))).toMatchObject({ next: { payDueOn } });
});

test("a report that was sent back and not contested leaves a share the day of the decision", () => {
  const held = {
    ...rejected,
    reportedOn: "2026-05-02",
    hold: "dispute",
    turn: "operator",
    turnKind: "decide",
  } as const;
  expect(transition(held, decide("cancel", 40), new Date("2026-07-01T03:00:00Z"))).toMatchObject({
    next: { payDueOn: "2026-07-31" },
  });
});

test("silence accepts at its due, and a job that says so after the cut moves no day of payment; a person's act after it does", () => {
  const received = {
    ...reported,
    reportedOn: "2026-06-01",
    payDueOn: "2026-06-15",
    turnDueAt: endOf("2026-06-10"),
  };
  const afterCut = new Date("2026-06-12T00:00:00Z");
  expect(transition(received, tick, afterCut)).toMatchObject({ next: { payDueOn: "2026-06-15" } });
  const goneOn = { ...received, turnDueAt: endOf("2026-06-18") };
  const act: Act = { kind: "acceptReport", by: "company" };
  expect(transition(goneOn, act, afterCut)).toMatchObject({ next: { payDueOn: "2026-06-30" } });
  expect(transition(goneOn, tick, endOf("2026-06-18"))).toMatchObject({ next: { payDueOn: "2026-06-30" } });
});
