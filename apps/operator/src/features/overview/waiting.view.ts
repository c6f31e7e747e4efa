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
