import { expect, test } from "vitest";
import { budgetOf, type Standing, sumUp } from "./work.rules.ts";

const standing = (part: Partial<Standing>): Standing => ({
  ...{ of: "a", answer: "approved", state: null, turn: null, funding: null, stage: null },
  ...{ isWrittenOff: null, isContracted: false, count: 1, fees: 0, feeYen: 0, dueAt: null },
  ...part,
});
const asked = { kind: "consultation", closesAt: null } as const;
const sums = (...parts: Partial<Standing>[]) => sumUp(parts.map(standing), asked);
const deal = { state: "contracted", turn: "creator", funding: "secured", isContracted: true } as const;

test("accepted work is the creator's until its fee is paid, or written off", () => {
  const accepted = { ...deal, state: "accepted", turn: "none" } as const;
  const { turns } = sums(
    { ...accepted, stage: "failed", count: 1 },
    { ...accepted, stage: "failed", isWrittenOff: true, count: 2 },
    { ...accepted, stage: "paid", count: 4 },
  );
  expect(turns).toMatchObject({ creator: 1, done: 6 });
});

test("each step counts those who came so far, and who withdrew has not answered", () => {
  const { steps } = sums(
    { answer: "waiting", count: 1 },
    { answer: "withdrawn", count: 2 },
    { answer: "rejected", count: 4 },
    { answer: "approved", count: 8 },
    { ...deal, count: 16 },
    { ...deal, state: "reported", count: 32 },
    { ...deal, state: "accepted", turn: "none", stage: "due", count: 64 },
    { ...deal, state: "accepted", turn: "none", stage: "paid", count: 128 },
    { ...deal, state: "cancelled", turn: "none", stage: "paid", count: 256 },
    { ...deal, state: "expired", turn: "none", count: 512 },
  );
  expect(steps).toEqual({
    ...{ asked: 1023, answered: 1020, approved: 1016, contracted: 240, posted: 224, paid: 128 },
  });
});

test("whose turn it is: an approved offer without a deal is the company's, what is answered otherwise is done, what is accepted once it is paid", () => {
  const { turns } = sums(
    { answer: "waiting", count: 1 },
    { answer: "approved", count: 2 },
    { answer: "rejected", count: 4 },
    { ...deal, count: 8 },
    { ...deal, turn: "company", count: 16 },
    { ...deal, state: "accepted", turn: "none", count: 32 },
    { ...deal, state: "accepted", turn: "none", stage: "paid", count: 128 },
    { ...deal, state: "accepted", turn: "none", stage: "scheduled", count: 256 },
    { ...deal, state: "cancelled", turn: "none", stage: "due", count: 512 },
    { ...deal, turn: "operator", count: 64 },
  );
  expect(turns).toEqual({ company: 18, creator: 329, done: 676, operator: 64 });
});

test("who applied to a campaign waits for the company, which chooses once among all", () => {
  const applied = { answer: "waiting", count: 3 } as const;
  const campaign = { kind: "campaign", closesAt: null } as const;
  const turnsOf = (...parts: Partial<Standing>[]) => sumUp(parts.map(standing), campaign).turns;
  expect(turnsOf(applied)).toMatchObject({ company: 1, creator: 0, done: 0 });
  expect(turnsOf({ ...deal, turn: "company", count: 2 }, applied)).toMatchObject({ company: 2, creator: 0 });
  expect(turnsOf(applied, { ...deal, turn: "company", count: 2 })).toMatchObject({ company: 2, creator: 0 });
  expect(turnsOf({ ...deal, count: 5 }, applied)).toMatchObject({ company: 1, creator: 5, done: 0 });
  expect(turnsOf({ answer: "rejected", count: 2 })).toMatchObject({ company: 0, creator: 0, done: 2 });
});

test("a fee is paid, secured or proposed; of what is over only a share that is owed counts", () => {
  const worth = (feeYen: number, part: Partial<Standing>) => ({ ...deal, fees: 1, feeYen, ...part });
  const { money } = sums(
    worth(1, { stage: "paid" }),
    worth(10, { state: "cancelled", stage: "paid" }),
    worth(100, {}),
    worth(1000, { state: "cancelled", stage: "due" }),
    worth(10_000, { state: "cancelled" }),
    worth(100_000, { state: "expired" }),
    worth(1_000_000, { state: "terms", funding: "none" }),
    worth(10_000_000, { state: null }),
  );
  expect(money).toEqual({
    ...{ paidYen: 11, paidCount: 2, securedYen: 1100, securedCount: 2 },
    ...{ proposedYen: 1_000_000, proposedCount: 1 },
  });
});

test("the next day is the nearest due of either side, or the closing day; what is done has none", () => {
  const due = (day: string, part: Partial<Standing> = deal) => ({
    ...part,
    dueAt: new Date(`${day}T15:00:00Z`),
  });
  expect(sums(due("2026-12-03"), due("2026-12-01"), due("2026-12-02")).nextOn).toBe("2026-12-01");
  expect(sums(due("2026-12-01", { ...deal, turn: "none" })).nextOn).toBeNull();
  const closesAt = new Date("2026-11-27T15:00:00Z");
  const one = [standing(due("2026-12-01"))];
  expect(sumUp(one, { kind: "campaign", closesAt }).nextOn).toBe("2026-11-27");
  expect(sums().nextOn).toBeNull();
});

test("the budget is the list's own, else that of one for each of the people; an end may be open", () => {
  const nothing = { people: 3, budgetBand: null, feeYen: null, listBand: null };
  expect(budgetOf(nothing)).toEqual({ minYen: null, maxYen: null });
  expect(budgetOf({ ...nothing, feeYen: 70_000 })).toEqual({ minYen: 210_000, maxYen: 210_000 });
  expect(budgetOf({ ...nothing, budgetBand: "50-100" })).toEqual({ minYen: 1_500_000, maxYen: 3_000_000 });
  expect(budgetOf({ ...nothing, budgetBand: "50-100", listBand: "100-300" })).toEqual({
    ...{ minYen: 1_000_000, maxYen: 3_000_000 },
  });
});
