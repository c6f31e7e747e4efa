import type { PaymentStage } from "@tomoru/contract/deals/deal-states";

type Owed = { readonly payment_stage: PaymentStage | null; readonly pay_due_on: string | null };

/** The day of payment that a side may be told: there is none of what came back from the bank, or is held. */
export function promisedDay({ payment_stage, pay_due_on }: Owed, isHeld = false): string | null {
  return isHeld || payment_stage === "failed" ? null : pay_due_on;
}

/** The same of rows of the deals themselves; `held`: the deals whose payment is held. */
export function promising<Row extends Owed & { readonly deal_id: string }>(
  rows: readonly Row[],
  held: ReadonlySet<string>,
): Row[] {
  return rows.map((row) => ({ ...row, pay_due_on: promisedDay(row, held.has(row.deal_id)) }));
}
