import type { PayoutRun } from "@tomoru/contract/operator/payouts";
import type { ReactNode } from "react";

/** One kind of thing that waits for whoever runs Tomoru. */
export type Waiting = {
  key: string;
  label: string;
  icon: ReactNode;
  page: { docs: readonly unknown[]; hasNextPage: boolean };
  note?: string | undefined;
  /** How many are overdue. */
  late?: number;
  /** The first day by which one has to be done. */
  first?: string | undefined;
  path: string;
};

/** How many of these days in Japan are over, of things that had to be done by then, and the first of all. */
export function duesOf(days: readonly (string | undefined)[], today: string) {
  const known = days.filter((day) => day !== undefined).sort();
  return { late: known.filter((day) => day < today).length, first: known[0] };
}

/** Of what the first pages hold. */
export function lateOf(rows: readonly Waiting[]): number {
  return rows.reduce((sum, { late = 0 }) => sum + late, 0);
}

/** Of what the first pages hold. */
export function sumOf(rows: readonly Waiting[]): number {
  return rows.reduce((sum, { page }) => sum + page.docs.length, 0);
}

/** Runs that go on only if somebody does something: until the bank has their files, and from the pay date on with what came of them. */
export function unfinishedRuns<Run extends Pick<PayoutRun, "state" | "payOn">>(
  runs: readonly Run[],
  today: string,
): Run[] {
  return runs.filter(
    ({ state, payOn }) => state === "cut" || state === "filed" || (state === "sent" && payOn <= today),
  );
}

/** The first that is due in front; what has no day keeps its order behind. */
export function byDue(rows: readonly Waiting[]): Waiting[] {
  const dayOf = ({ first = "9999-12-31" }: Waiting) => first;
  return rows.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}
