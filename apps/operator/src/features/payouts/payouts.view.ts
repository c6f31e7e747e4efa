import type { PayoutRunState } from "@tomoru/contract/deals/payout-states";
import { madeByClock, type PayoutRun } from "@tomoru/contract/operator/payouts";

/** While a job works on a run it is asked for again so often. */
export const whileBusyMs = 1500;

const steps = ["cut", "files", "sent", "results"] as const;
type Step = (typeof steps)[number] | "void";

/** How many steps of a run are behind it. */
const behind: Record<Exclude<PayoutRunState, "void">, number> = {
  cutting: 0,
  cut: 1,
  filing: 1,
  filed: 2,
  sent: 3,
  done: 4,
};

export function stepsOf({
  state,
  filedBy,
}: Pick<PayoutRun, "state" | "filedBy">): { key: Step; state: "done" | "now" | "ahead" }[] {
  // What had come of it until it was let go, and that it was.
  if (state === "void") {
    const come: Step[] = filedBy === null ? ["cut", "void"] : ["cut", "files", "void"];
    return come.map((key) => ({ key, state: "done" }));
  }
  const done = behind[state];
  return steps.map((key, index) => ({
    key,
    state: index < done ? "done" : index === done ? "now" : "ahead",
  }));
}

/** Who cut a run, or that it was cut by itself. */
export function makerOf({ madeBy }: Pick<PayoutRun, "madeBy">, byItself: string): string {
  return madeBy === madeByClock ? byItself : madeBy;
}

/** Two people look at a run: neither who cut it nor who made its files says that it is at the bank, however they write their name. */
export function isOwnRun({ madeBy, filedBy }: Pick<PayoutRun, "madeBy" | "filedBy">, name = ""): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return [madeBy, filedBy].some((other) => other !== null && plain(other) === plain(name));
}

/** How many lines nobody has said anything about yet. */
export function restOf({ totals }: Pick<PayoutRun, "totals">): number {
  return Math.max(0, totals.lines - totals.paid - totals.failed - totals.held);
}

/** What may be done to a run in a state; who may is for the server. */
export function actsOf(run: PayoutRunState): {
  files: boolean;
  send: boolean;
  void: boolean;
  results: boolean;
} {
  return {
    files: run === "cut",
    send: run === "filed",
    void: run === "cut" || run === "filed",
    results: run === "sent",
  };
}
