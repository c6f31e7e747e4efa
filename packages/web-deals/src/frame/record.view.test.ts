import { aDealEvent } from "@tomoru/contract/testing/deal.builder";
import { aDispute, aReport } from "@tomoru/contract/testing/delivery.builder";
import { expect, test } from "vitest";
import { disputesByEvent, rejectionsByEvent } from "./record.view.ts";

const at = (day: number) => `2026-11-0${day}T03:00:00.000Z`;

test("each dispute is read where it was opened and where it was decided, and a stop without one nowhere", () => {
  const first = aDispute({ reason: "一つめ", decision: "resume" });
  const second = aDispute({ reason: "二つめ", decision: "cancel", creatorPct: 30 });
  const acts = ["dispute", "decide", "suspend", "decide", "contest", "undecided"] as const;
  const events = acts.map((act, index) => aDealEvent({ act, at: at(index + 1) }));
  const said = disputesByEvent({ events, disputes: [first, second] });
  expect(events.map((event) => [said.get(event)?.dispute.reason, said.get(event)?.isDecision])).toEqual([
    ["一つめ", false],
    ["一つめ", true],
    [undefined, undefined],
    [undefined, undefined],
    ["二つめ", false],
    ["二つめ", true],
  ]);
});

test("what the company said of a report is read where it sent that back, each time its own words", () => {
  const acts = ["report", "rejectReport", "report", "rejectReport", "contest"] as const;
  const events = acts.map((act, index) => aDealEvent({ act, at: at(index + 1) }));
  const rejection = { fact: "itemMissing", rejectedAt: at(2), isContested: false } as const;
  const rejections = ["一つめ", "二つめ"].map((words) => ({ ...rejection, words }));
  const said = rejectionsByEvent({ events, report: aReport({ rejections }) });
  const none = undefined;
  expect(events.map((event) => said.get(event)?.words)).toEqual([none, "一つめ", none, "二つめ", none]);
  expect(rejectionsByEvent({ events, report: null }).size).toBe(0);
});
