import { type Act, type Agreed, type DealFacts, openedFacts } from "./deal-facts.rules.ts";
import { termsDueAt } from "./dues.rules.ts";
import { transition } from "./transition.rules.ts";

export const start = new Date("2026-05-11T03:00:00Z");
export const at = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * 3_600_000);
export const endOf = (day: string) => new Date(Date.parse(`${day}T15:00:00Z`));

export const agreed: Agreed = {
  draftRequired: true,
  draftDueOn: "2026-05-20",
  revisions: 2,
  postFrom: "2026-06-01",
  postTo: "2026-06-10",
  payCycle: "half",
};
export const opened = openedFacts(termsDueAt(start));
const facts = (changes: Partial<DealFacts> = {}): DealFacts => ({ ...opened, ...changes });

export const proposed = facts({
  lastVersion: 1,
  openBy: "company",
  turn: "creator",
  turnKind: "answer",
  turnDueAt: endOf("2026-05-18"),
});
export const contracted = facts({
  state: "contracted",
  funding: "charging",
  lastVersion: 1,
  contractVersion: 1,
  contractedAt: start,
  agreed,
  turn: "company",
  turnKind: "fund",
  turnDueAt: at(3),
});
export const secured: DealFacts = {
  ...contracted,
  funding: "secured",
  turn: "creator",
  turnKind: "draft",
  turnDueAt: endOf("2026-05-20"),
};
export const withoutDraft: DealFacts = {
  ...secured,
  agreed: { ...agreed, draftRequired: false, draftDueOn: null },
  turnKind: "post",
  turnDueAt: endOf("2026-06-10"),
};
export const inReview: DealFacts = {
  ...secured,
  state: "draft_review",
  draftRound: 1,
  turn: "company",
  turnKind: "review",
  turnDueAt: endOf("2026-05-16"),
};
export const changesAsked: DealFacts = {
  ...inReview,
  state: "changes_requested",
  turn: "creator",
  turnKind: "draft",
  turnDueAt: endOf("2026-05-16"),
};
export const approved: DealFacts = {
  ...inReview,
  state: "draft_approved",
  turn: "creator",
  turnKind: "post",
  turnDueAt: endOf("2026-06-10"),
};
export const reported: DealFacts = {
  ...approved,
  state: "reported",
  paymentStage: "due",
  turn: "company",
  turnKind: "accept",
  turnDueAt: endOf("2026-06-09"),
};
export const rejected: DealFacts = {
  ...approved,
  rejections: 1,
  turnKind: "repair",
  turnDueAt: endOf("2026-06-12"),
};
export const disputed: DealFacts = { ...reported, hold: "dispute", turn: "operator", turnKind: "decide" };

export const propose = (by: "company" | "creator"): Act => ({ kind: "propose", by, about: "a" });
export const accept = (changes: Partial<Extract<Act, { kind: "accept" }>> = {}): Act => ({
  kind: "accept",
  by: "creator",
  version: 1,
  isSame: true,
  way: "card",
  agreed,
  ...changes,
});
export const tick: Act = { kind: "tick", by: "clock" };
export const decide = (decision: "accept" | "cancel" | "resume", creatorPct = 0): Act => ({
  kind: "decide",
  by: "operator",
  decision,
  creatorPct,
});

export type Row = readonly [
  row: string,
  from: DealFacts,
  act: Act,
  now: Date,
  next: Partial<DealFacts>,
  told: string,
];

/** What becomes of it, who is told and what is booked; and what the same act brings once more. */
export function play([, from, act, now]: Row) {
  const result = transition(from, act, now);
  if (result.outcome !== "moved") throw new Error(`it is ${JSON.stringify(result)}`);
  const { next, mail, to, ledger } = result;
  return { next, told: `${mail} ${to} ${ledger}`, again: transition(next, act, now).outcome };
}
