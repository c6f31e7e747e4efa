import { type BudgetBand, budgetBands } from "@tomoru/contract/company/budget-bands";
import type { AnswerState } from "@tomoru/contract/company/consultations";
import type { WorkKind, WorkMoney, WorkRow } from "@tomoru/contract/company/work";
import type { DealState, DealTurn, Funding, PaymentStage } from "@tomoru/contract/deals/deal-states";
import { japanDay } from "../../platform/japan-time.ts";

/** Creators of a consultation or a campaign who stand alike, counted together. */
export type Standing = {
  readonly of: string;
  readonly answer: AnswerState;
  /** Null where no deal came of it. */
  readonly state: DealState | null;
  readonly turn: DealTurn | null;
  readonly funding: Funding | null;
  readonly stage: PaymentStage | null;
  /** Null where no deal came of it. */
  readonly isWrittenOff: boolean | null;
  readonly isContracted: boolean;
  readonly count: number;
  /** How many of them have terms, and the sum of those fees. */
  readonly fees: number;
  readonly feeYen: number;
  /** The nearest. */
  readonly dueAt: Date | null;
};

const reported: readonly (DealState | null)[] = ["reported", "accepted"];
const over: readonly (DealState | null)[] = ["cancelled", "expired"];

type Turning = Pick<Standing, "answer" | "state" | "stage" | "isWrittenOff" | "turn">;

/** The side whose turn it is. An approved offer without a deal yet is on the company's turn. */
function turnOf({ answer, state, stage, isWrittenOff, turn }: Turning): "company" | "creator" | "done" {
  if (turn === null) return answer === "waiting" ? "creator" : answer === "approved" ? "company" : "done";
  // Accepted work goes on until its fee is paid, or written off.
  if (state === "accepted" && stage !== null && stage !== "paid" && !isWrittenOff) return "creator";
  if (turn === "none") return "done";
  return turn === "company" ? "company" : "creator";
}

const nothing: WorkMoney = {
  paidYen: 0,
  paidCount: 0,
  securedYen: 0,
  securedCount: 0,
  proposedYen: 0,
  proposedCount: 0,
};

type MoneyPart = "paid" | "secured" | "proposed";

/** Where a deal's fee stands; null for what is not agreed and not offered any more. */
function moneyPartOf({
  state,
  funding,
  stage,
}: Pick<Standing, "state" | "funding" | "stage">): MoneyPart | null {
  if (stage === "paid") return "paid";
  if (state === null) return null;
  // A cancelled deal may still owe a share.
  if (over.includes(state)) return stage === null ? null : "secured";
  return funding === "secured" ? "secured" : "proposed";
}

type Sums = Pick<WorkRow, "steps" | "turns" | "money" | "nextOn">;

/** `closesAt`: when a campaign stops taking applications, or its company stops choosing. */
export function sumUp(
  standings: readonly Standing[],
  { kind, closesAt }: { kind: WorkKind; closesAt: Date | null },
): Sums {
  const steps = { asked: 0, answered: 0, approved: 0, contracted: 0, posted: 0, paid: 0 };
  const turns = { company: 0, creator: 0, done: 0, operator: 0 };
  const money = { ...nothing };
  let isChoosing = false;
  const dues = closesAt ? [closesAt] : [];
  for (const standing of standings) {
    const { count, answer, state, stage, isContracted } = standing;
    steps.asked += count;
    if (answer !== "waiting" && answer !== "withdrawn") steps.answered += count;
    if (answer === "approved") steps.approved += count;
    if (isContracted && !over.includes(state)) steps.contracted += count;
    if (reported.includes(state)) steps.posted += count;
    // The share of a deal that was cancelled is money, and no step.
    if (stage === "paid" && !over.includes(state)) steps.paid += count;
    // Who applied waits for the company, which chooses among all of them once.
    if (kind === "campaign" && state === null && answer === "waiting") isChoosing = true;
    else turns[turnOf(standing)] += count;
    if (standing.turn === "operator") turns.operator += count;
    const part = moneyPartOf(standing);
    if (part !== null) {
      money[`${part}Yen`] += standing.feeYen;
      money[`${part}Count`] += standing.fees;
    }
    if (standing.dueAt && turnOf(standing) !== "done") dues.push(standing.dueAt);
  }
  // Whatever order they were read in: what waits in deals says it already.
  if (isChoosing) turns.company = Math.max(1, turns.company);
  const next = dues.toSorted((one, other) => one.getTime() - other.getTime())[0];
  // A due is the end of a day.
  return { steps, turns, money, nextOn: next ? japanDay(new Date(next.getTime() - 1)) : null };
}

/** A transfer that came back is secured until its fee is given up. */
export function withoutLost(money: WorkMoney, lost: readonly { readonly feeYen: number }[]): WorkMoney {
  const lostYen = lost.reduce((sum, { feeYen }) => sum + feeYen, 0);
  return {
    ...money,
    securedYen: money.securedYen - lostYen,
    securedCount: money.securedCount - lost.length,
  };
}

type Asked = {
  readonly people: number;
  readonly budgetBand: BudgetBand | null;
  readonly feeYen: number | null;
  readonly listBand: BudgetBand | null;
};

/** For all together: what the list was given, else that of one for each. */
export function budgetOf({ people, budgetBand, feeYen, listBand }: Asked): WorkRow["budget"] {
  if (listBand !== null) return budgetBands[listBand];
  const { minYen, maxYen } =
    budgetBand === null ? { minYen: feeYen, maxYen: feeYen } : budgetBands[budgetBand];
  return {
    minYen: minYen === null ? null : minYen * people,
    maxYen: maxYen === null ? null : maxYen * people,
  };
}
