import type { DealBrief } from "@tomoru/contract/deals/deal-brief";
import { aBoardRow, aDealBrief } from "@tomoru/contract/testing/work.builder";
import { formatter } from "@tomoru/i18n/format";
import { work } from "@tomoru/i18n/ja/company/work";
import { expect, test } from "vitest";
import {
  canRemind,
  dayOf,
  doneSteps,
  feeStateOf,
  groupOf,
  ownTurnOf,
  situationOf,
  sorted,
} from "./board.view.ts";

const wording = {
  ...{ say: work.board, format: formatter({ locale: "ja", timeZone: "Asia/Tokyo" }) },
  today: "2026-11-24",
};
const waiting = aBoardRow({ id: "w", answer: "waiting", deal: null, decidedAt: null });
const over = { turn: "none", turnKind: null, turnDueAt: null } as const;

test("it is the turn of whoever has to act: an answer of the creator's, a deal of the side that it waits for", () => {
  expect(groupOf(waiting)).toBe("creator");
  expect(groupOf(aBoardRow())).toBe("company");
  expect(groupOf(aBoardRow({ deal: aDealBrief({ turn: "operator" }) }))).toBe("creator");
  expect(groupOf(aBoardRow({ deal: null, answer: "rejected" }))).toBe("done");
});

test("the heading counts the company's turns as the filter does, and without one says that it can choose", () => {
  const campaign = { kind: "campaign", turns: { company: 2, creator: 0, done: 0 } } as const;
  expect(ownTurnOf(campaign, [aBoardRow(), waiting])).toEqual({ company: 1, isChoosing: false });
  expect(ownTurnOf(campaign, [])).toEqual({ company: 0, isChoosing: true });
  expect(ownTurnOf({ ...campaign, kind: "consultation" }, [waiting])).toEqual({
    company: 0,
    isChoosing: false,
  });
});

test("a deal that waits for its pay day is not over yet", () => {
  const accepted = { ...over, state: "accepted" } as const;
  expect(groupOf(aBoardRow({ deal: aDealBrief({ ...accepted, paymentStage: "due" }) }))).toBe("creator");
  expect(groupOf(aBoardRow({ deal: aDealBrief({ ...accepted, paymentStage: "paid" }) }))).toBe("done");
});

test("rows stand by turn, and inside of it by deadline", () => {
  const late = aBoardRow({ id: "late", deal: aDealBrief({ turnDueAt: "2026-11-30T15:00:00.000Z" }) });
  const soon = aBoardRow({ id: "soon" });
  const done = aBoardRow({ id: "done", deal: aDealBrief(over) });
  expect(sorted([done, waiting, late, soon]).map(({ id }) => id)).toEqual(["soon", "late", "w", "done"]);
});

test("a due is the end of its day in Japan", () => {
  expect(dayOf(aBoardRow(), "2026-11-24")).toEqual({ on: "2026-11-26", left: 2 });
  expect(dayOf(aBoardRow(), "2026-11-28")).toEqual({ on: "2026-11-26", left: -2 });
});

test.each([
  [{ state: "terms" }, 1],
  [{ state: "contracted", funding: "charging" }, 2],
  [{ state: "contracted", funding: "secured" }, 3],
  [{ state: "draft_review" }, 3],
  [{ state: "reported" }, 4],
  [{ state: "accepted" }, 5],
  [{ state: "accepted", paymentStage: "paid" }, 6],
  [{ state: "cancelled" }, null],
  [{ state: "cancelled", paymentStage: "paid" }, null],
] as const)("of a deal %j %s of the six steps are behind", (part, steps) => {
  expect(doneSteps(aBoardRow({ deal: aDealBrief(part) }))).toBe(steps);
});

test("a fee is proposed until the money is there; once the deal is off only a share that is owed is left", () => {
  expect(feeStateOf(aDealBrief())).toBe("proposed");
  expect(feeStateOf(aDealBrief({ state: "contracted", funding: "secured" }))).toBe("secured");
  expect(feeStateOf(aDealBrief({ state: "cancelled" }))).toBeNull();
  expect(feeStateOf(aDealBrief({ state: "cancelled", paymentStage: "due" }))).toBe("secured");
});

test("a deal that was cancelled says so, and what becomes of the share beside it", () => {
  const said = (part: Partial<DealBrief>) => {
    const deal = aDealBrief({ ...over, state: "cancelled", endReason: "alone", ...part });
    return situationOf(aBoardRow({ deal }), wording);
  };
  const text = "取り消し";
  expect(said({})).toEqual({ text, note: null });
  expect(said({ paymentStage: "paid", payDueOn: "2026-11-13" })).toEqual({
    text,
    note: "報酬の一部を支払い済み",
  });
  expect(said({ paymentStage: "due", payDueOn: "2026-12-15" })).toEqual({
    text,
    note: "報酬の一部が12月15日に支払われます",
  });
  expect(said({ paymentStage: "failed", payDueOn: null }).note).toBe("報酬の一部の支払いを待っています");
});

test("money that was never claimed is secured no more, and its row is over", () => {
  const deal = aDealBrief({
    ...{ state: "accepted", turn: "none", funding: "secured" },
    ...{ paymentStage: "failed", isWrittenOff: true },
  });
  expect(feeStateOf(deal)).toBe("writtenOff");
  expect(groupOf(aBoardRow({ deal }))).toBe("done");
  expect(situationOf(aBoardRow({ deal }), wording)).toEqual({ text: "支払いを終えました", note: null });
});

test("what happens on silence stands beside what is to be done", () => {
  const review = aDealBrief({ state: "draft_review", turnKind: "review", draftRound: 1 });
  expect(situationOf(aBoardRow({ deal: review }), wording)).toEqual({
    text: "下書きを確認してください",
    note: "1回目・返事がなければ、11月26日に承認になります",
  });
});

test("a fee has its day of payment until that is over, or the transfer came back", () => {
  const noteOf = (part: Partial<DealBrief>) => {
    const accepted = aDealBrief({ ...over, state: "accepted", paymentStage: "due", ...part });
    return situationOf(aBoardRow({ deal: accepted }), wording).note;
  };
  expect(noteOf({ payDueOn: "2026-11-24" })).toBe("11月24日に支払われます");
  expect(noteOf({ payDueOn: "2026-11-23" })).toBeNull();
  expect(noteOf({ payDueOn: "2026-11-24", paymentStage: "failed" })).toBe("Tomoruが確認しています");
  expect(noteOf({ payDueOn: null })).toBe("Tomoruが確認しています");
});

test("a creator is reminded on their turn alone, and 24 hours after the last time", () => {
  const now = new Date("2026-11-24T03:00:00.000Z");
  expect(canRemind(waiting, now)).toBe(true);
  expect(canRemind(aBoardRow(), now)).toBe(false);
  expect(canRemind({ ...waiting, remindedAt: "2026-11-23T03:00:01.000Z" }, now)).toBe(false);
  expect(canRemind({ ...waiting, remindedAt: "2026-11-23T03:00:00.000Z" }, now)).toBe(true);
});
