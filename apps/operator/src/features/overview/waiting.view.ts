import type { ReactNode } from "react";

/** One kind of thing that waits for whoever runs Tomoru. */
export type Waiting = {
  key: string;
  label: string;
  icon: ReactNode;
  page: { docs: readonly unknown[]; hasNextPage: boolean };
  note?: string | undefined;
  path: string;
};

/** Of what the first pages hold. */
export function sumOf(rows: readonly Waiting[]): number {
  return rows.reduce((sum, { page }) => sum + page.docs.length, 0);
}
